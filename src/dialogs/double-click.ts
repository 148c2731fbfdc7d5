import { dialogInUrl } from './dialog-url';

/**
 * The maximum time between the two clicks of a double-click, in milliseconds. The page measures it because some phones
 * report two separate clicks.
 */
const DOUBLE_CLICK_MS = 500;
/** The time at which a dialog last opened or closed. */
let changedAt = -DOUBLE_CLICK_MS;
dialogInUrl.subscribe(() => {
  changedAt = performance.now();
});

/** Whether a click at this moment counts as the second click of a double-click that opened or closed a dialog. */
export const isSecondClick = () => performance.now() - changedAt < DOUBLE_CLICK_MS;

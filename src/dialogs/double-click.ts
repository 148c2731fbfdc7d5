import { dialogInUrl } from './dialog-url';

/** Longer than a double-click, in milliseconds. Some phones do not report the second click as part of one. */
const DOUBLE_CLICK_MS = 500;
let changedAt = -DOUBLE_CLICK_MS;
dialogInUrl.subscribe(() => {
  changedAt = performance.now();
});

/** Whether a click now is the second half of a double-click that opened or closed a dialog. */
export const isSecondClick = () => performance.now() - changedAt < DOUBLE_CLICK_MS;

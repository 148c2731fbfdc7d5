import { addressed } from './dialog-address';

/** Longer than between the presses of a double click, whose second some phones do not count. Milliseconds. */
const DOUBLE_CLICK_MS = 500;
let changedAt = -DOUBLE_CLICK_MS;
addressed.subscribe(() => {
  changedAt = performance.now();
});

/** Whether a press now is the second of a double click, and so meant what the first has changed: it opened or closed a dialog. */
export const isSecondPress = () => performance.now() - changedAt < DOUBLE_CLICK_MS;

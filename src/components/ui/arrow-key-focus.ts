import type { KeyboardEvent, PointerEvent } from 'react';

/**
 * Event handlers for a group of radio buttons. In WebKit, a radio button does not match `:focus-visible` after an arrow key
 * has moved the focus to it. After a key press, these handlers set an attribute that `src/styles/base.css` uses to draw the
 * focus ring.
 */
export const arrowKeyFocus = {
  onKeyDown: ({ currentTarget }: KeyboardEvent) => currentTarget.setAttribute('data-arrow-keys', ''),
  onPointerDown: ({ currentTarget }: PointerEvent) => currentTarget.removeAttribute('data-arrow-keys'),
};

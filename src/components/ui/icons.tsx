import type { ComponentProps } from 'react';

/** Icons in the color of the surrounding text, hidden from assistive technology. */
function CloseIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M3 3l10 10M13 3 3 13" className="stroke-current stroke-2" />
    </svg>
  );
}

function WarningIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M8 1.5 15.5 14.5H.5z" fill="currentColor" />
      <path d="M8 6v4M8 11.5v1.5" className="stroke-card stroke-[1.6]" />
    </svg>
  );
}

export { CloseIcon, WarningIcon };

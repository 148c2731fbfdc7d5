import type { SyntheticEvent } from 'react';
import { useContent } from '@/content/use-content';
import { LANGUAGES } from '@/lib/languages';

interface LanguageLinksProps {
  className: string;
  /** Shows the code of the language, such as FR, where the window is narrow. */
  short?: boolean;
}

/** Links to the page in every other language, which keep its query and fragment. */
function LanguageLinks({ className, short = false }: LanguageLinksProps) {
  const { language } = useContent();
  const others = LANGUAGES.filter(({ code }) => code !== language.code);
  return others.map(({ code, locale, path, name }) => (
    <a
      key={code}
      className={className}
      href={path}
      lang={locale}
      hrefLang={locale}
      // A link may also be opened in a new tab, without a click.
      onPointerDown={keepPlace}
      onClick={keepPlace}
      // Begins with what is seen where the window is narrow.
      {...(short && { 'aria-label': `${code.toUpperCase()}, ${name}` })}
    >
      {short && <span className="uppercase xl:hidden">{code}</span>}
      <span className={short ? 'max-xl:hidden' : undefined}>{name}</span>
    </a>
  ));
}

/** Read as late as possible: the fragment changes with the open dialog, and the query names a campaign. */
function keepPlace({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search;
  currentTarget.hash = window.location.hash;
}

export { LanguageLinks };

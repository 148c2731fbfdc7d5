import type { SyntheticEvent } from 'react';
import { useContent } from '@/content/use-content';
import { LANGUAGES } from '@/lib/languages';

interface LanguageLinksProps {
  className: string;
  /** Whether to show the language code, such as FR, instead of the name in a narrow viewport. */
  short?: boolean;
}

/** Links to the page in every other language, keeping the query and the fragment. */
function LanguageLinks({ className, short = false }: LanguageLinksProps) {
  const { language } = useContent();
  const otherLanguages = LANGUAGES.filter(({ code }) => code !== language.code);
  return otherLanguages.map(({ code, locale, path, name }) => (
    <a
      key={code}
      className={className}
      href={path}
      lang={locale}
      hrefLang={locale}
      // A middle click or the context menu opens the link without a `click` event.
      onPointerDown={keepPlace}
      onClick={keepPlace}
      // Begins with the text that is visible in a narrow viewport.
      {...(short && { 'aria-label': `${code.toUpperCase()}, ${name}` })}
    >
      {short && <span className="uppercase xl:hidden">{code}</span>}
      <span className={short ? 'max-xl:hidden' : undefined}>{name}</span>
    </a>
  ));
}

/** Copies the query and the fragment to the link as late as possible, because the fragment changes when a dialog opens. */
function keepPlace({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search;
  currentTarget.hash = window.location.hash;
}

export { LanguageLinks };

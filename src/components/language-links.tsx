import { otherLanguages } from '@/lib/language';

/** Links to the page in every other language, which keep the fragment. */
function LanguageLinks({ className }: { className: string }) {
  return otherLanguages.map(({ code, locale, path, name }) => (
    <a
      key={code}
      className={className}
      href={path}
      lang={locale}
      hrefLang={locale}
      onClick={({ currentTarget }) => {
        currentTarget.hash = window.location.hash;
      }}
    >
      {name}
    </a>
  ));
}

export { LanguageLinks };

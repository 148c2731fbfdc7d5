/** The modules of a language's content that tests read. */
interface Content {
  benefits: typeof import('../../src/content/en/benefits.ts');
  'calculator-choices': typeof import('../../src/content/en/calculator-choices.ts');
  'calculator-form': typeof import('../../src/content/en/calculator-form.ts');
  claims: typeof import('../../src/content/en/claims.ts');
  formats: typeof import('../../src/content/en/formats.ts');
  forms: typeof import('../../src/content/en/forms.ts');
  hero: typeof import('../../src/content/en/hero.ts');
  'hero-quotes': typeof import('../../src/content/en/hero-quotes.ts');
  'how-it-works': typeof import('../../src/content/en/how-it-works.ts');
  joined: typeof import('../../src/content/en/joined.ts');
  'mechanic-call': typeof import('../../src/content/en/mechanic-call.ts');
  'page-click-phrases': typeof import('../../src/content/en/page-click-phrases.ts');
  'savings-calculator': typeof import('../../src/content/en/savings-calculator.ts');
  site: typeof import('../../src/content/en/site.ts');
  'why-choose': typeof import('../../src/content/en/why-choose.ts');
}

/** A module of the content of a language such as `fr`. */
export function contentOf<Name extends keyof Content>(code: string, name: Name): Promise<Content[Name]> {
  return import(`../../src/content/${code}/${name}.ts`);
}

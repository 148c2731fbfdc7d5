import Beasties from 'beasties';

const FONT_FACE = /@font-face\s*{[^}]*}/g;

/**
 * The rules of a stylesheet that HTML uses.
 * @param html A part of a page's `#root`.
 */
export async function criticalCss(stylesheet: string, html: string): Promise<string> {
  // It does not see fonts that are named by a custom property.
  const beasties = new Beasties({ fonts: false, logLevel: 'silent' });
  const page = await beasties.process(
    `<html><head><style>${stylesheet}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  return (stylesheet.match(FONT_FACE) ?? []).join('') + rules;
}

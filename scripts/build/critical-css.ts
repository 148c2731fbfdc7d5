import Beasties from 'beasties';
import { type ChildNode, parse } from 'postcss';

/** Matches the font faces that every page uses. The files with rare letters load only when such a letter is typed. */
const FONT_FACE = /@font-face\s*{(?![^}]*unicode-range)[^}]*}/g;
/** Matches the states whose rules can wait for the whole stylesheet. */
const LATER = /:(?:hover|active|focus)/;

/**
 * Returns the rules in a stylesheet that apply to some HTML.
 * @param html A part of the HTML in a page's `#root`.
 */
export async function extractCriticalCss(stylesheet: string, html: string): Promise<string> {
  // Beasties does not recognize fonts that a custom property names.
  const beasties = new Beasties({ fonts: false, logLevel: 'silent' });
  const page = await beasties.process(
    `<html><head><style>${stylesheet}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  return (stylesheet.match(FONT_FACE) ?? []).join('') + removeUnused(rules, html);
}

function removeUnused(css: string, html: string): string {
  const root = parse(css);
  root.walkRules(LATER, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !LATER.test(selector));
  });
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const isUnused = (node: ChildNode) => {
      if (node.type === 'rule' && node.selector === '') return true;
      const name = node.type === 'decl' ? node.prop : node.type === 'atrule' ? node.params : '';
      if (name.startsWith('--')) return !`${before}${html}`.includes(`var(${name}`);
      return name === 'print' || ('nodes' in node && node.nodes?.length === 0);
    };
    root.walk((node) => void (isUnused(node) && node.remove()));
  }
  return root.toString();
}

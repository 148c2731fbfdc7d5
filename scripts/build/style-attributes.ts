const STYLED_TAG = /<[a-z][^<>]* style="([^"]*)"[^<>]*>/g;
const ATTRIBUTE = / style="([^"]*)"/;
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Takes the style attributes out of a prerendered page, as a strict policy could only allow each by its own hash: the
 * text stays in `data-style`, and a rule outside all layers says the same about the elements that carry it. Before the
 * page comes alive `src/lib/prerendered-styles.ts` makes styles of them again, for React to go on from.
 * @param html A complete document.
 */
export function moveStyleAttributes(html: string): string {
  const styles = new Set<string>();
  const moved = html.replace(STYLED_TAG, (tag, style: string) => {
    styles.add(style);
    return tag.replace(ATTRIBUTE, ' data-style="$1"');
  });
  if (styles.size === 0) return html;
  const rules = [...styles].map((style) => {
    const text = unescapeHtml(style);
    if (/[{}<\\]/.test(text)) throw new Error(`A style that cannot stand in a rule: ${text}`);
    return `[data-style=${JSON.stringify(text)}]{${text}}`;
  });
  return appendStyles(moved, rules.join(''));
}

/** To the page's last inlined styles, or where there are none, in styles of its own at the end of the head. */
function appendStyles(html: string, css: string): string {
  const head = html.indexOf('</head>');
  if (head === -1) throw new Error('The page has no head');
  const end = html.lastIndexOf('</style>', head);
  const [at, text] = end === -1 ? [head, `<style>${css}</style>`] : [end, css];
  return html.slice(0, at) + text + html.slice(at);
}

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (reference, name: string) => REFERENCES[name] ?? reference);
}

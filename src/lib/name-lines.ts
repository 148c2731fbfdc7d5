import { textWidth } from './text-width';

/** A wider name is set in two lines. */
const ONE_LINE_EM = 6.5;

interface NameLines {
  /** One or two. */
  lines: string[];
  /** Width of the wider line in em of the display face, overestimated. */
  em: number;
}

/**
 * Breaks a product name of 2 to 20 characters for the logo: a long one into two lines, at the space that balances them
 * or in the middle of a single word.
 */
export function nameLines(name: string): NameLines {
  if (textWidth(name) <= ONE_LINE_EM) return { lines: [name], em: textWidth(name) };
  const words = name.split(/\s+/);
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  const cut = (parts: string[], at: number, joint: string) =>
    [parts.slice(0, at), parts.slice(at)].map((part) => part.join(joint));
  const splits =
    words.length > 1
      ? words.slice(1).map((_, index) => cut(words, index + 1, ' '))
      : [cut(letters, middle, '')];
  const set = splits.map((lines) => ({ lines, em: Math.max(...lines.map((line) => textWidth(line))) }));
  return set.reduce((best, candidate) => (candidate.em < best.em ? candidate : best));
}

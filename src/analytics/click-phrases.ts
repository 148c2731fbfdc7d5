/** What a click on a button or link asks for, which is also the target its event is recorded with. */
export type ClickIntent = 'see_your_savings' | 'join_waitlist';

/** In the order they are tried, in lower case, one of them with a typo that is meant (Specification, section 2). */
const PHRASES: readonly (readonly [phrase: string, intent: ClickIntent])[] = [
  ['see your savings', 'see_your_savings'],
  ['join the waitlist', 'join_waitlist'],
  ['join the wailist', 'join_waitlist'],
  ['get started with {product}', 'join_waitlist'],
  ['join waitlist', 'join_waitlist'],
];

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The intent of the first phrase that a text contains, whatever its capitals and white space; null for none. */
export function matchClickPhrase(text: string, productName: string): ClickIntent | null {
  const folded = fold(text);
  const found = PHRASES.find(([phrase]) =>
    folded.includes(fold(phrase.replace('{product}', () => productName))),
  );
  return found?.[1] ?? null;
}

/**
 * Takes over what was chosen before hydration, which React keeps in the document. For the `ref` of a radio button with
 * `autoComplete="off"`: browsers would also restore what was chosen before a reload.
 */
export function takeEarlyChoice(input: HTMLInputElement | null, checked: boolean, choose: () => void): void {
  if (input?.checked && !checked) choose();
}

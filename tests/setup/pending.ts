/** Returns a promise, and the function that resolves it. */
export function pending<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

/**
 * Facts that only the owner knows, in each language. An empty fact is not shown. `{product}` stands for the product name.
 */
export interface OwnerFacts {
  /** The legal name of the company and its city, without a period at the end, for the footer. */
  company: string;
  /** What an application or a job costs a garage. Shown above the button for mechanics. */
  garageCost: string;
  /** The costs that a price includes, such as parts and taxes. Shown below the price bars in the calculator. */
  priceIncludes: string;
}

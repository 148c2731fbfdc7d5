/**
 * Facts that only the owner knows, in each language. An empty fact is not shown. `{product}` stands for the product name.
 */
export interface OwnerFacts {
  /** The legal name of the company and its city, without a full stop, for the footer. */
  company: string;
  /** The cost of an application or a job for a garage. Shown above the button for mechanics. */
  garageCost: string;
  /** Costs that a price includes, such as parts and taxes. Shown below the bars of the calculator. */
  priceIncludes: string;
}

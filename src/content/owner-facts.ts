/** What only the owner knows: each in this language, or empty and then not shown; `{product}` stands for the name. */
export interface OwnerFacts {
  /** The company's legal name and its city, without a full stop; in the footer. */
  company: string;
  /** What an application or a job costs a garage; above the mechanics' button. */
  garageCost: string;
  /** What a price includes, such as parts and taxes; below the calculator's bars. */
  priceIncludes: string;
}

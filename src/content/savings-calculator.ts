/** The heading and the footnote of the section, and the labels of the form. */
export const savingsCalculator = {
  title: 'Calculate Your Savings in Real-Time',
  footnote:
    'Prices are estimates that vary with vehicle condition and location. National brand and dealership are assumed at 1.4 and 2 times our price. The estimate depends on service, age and distance, not on the model. Visits a year are assumed from the distance: 2, 3 or 4.',
  noScript: 'This is an example. Changing it needs JavaScript.',
  inputs: {
    title: 'Customize Your Estimate',
    /** After a typed value; `{value}` is `8,000 km`. */
    hints: { changed: 'Set to {value}, the nearest step.', invalid: 'That is not a number. Still {value}.' },
    make: 'Car make',
    model: 'Car model',
    variant: 'Variant',
    service: 'Service type',
    distance: {
      label: 'Distance driven per year',
      unit: 'km',
      caption: '100 km to 500,000 km',
      /** Read by assistive technology; `{distance}` is `15,000`. */
      valueText: '{distance} kilometres a year',
      /** Labels under the track. */
      marks: [
        { km: 100, text: '100' },
        { km: 1_000, text: '1k' },
        { km: 10_000, text: '10k' },
        { km: 100_000, text: '100k' },
        { km: 500_000, text: '500k' },
      ],
    },
    age: {
      label: 'Car age',
      unit: { one: 'year', other: 'years' },
      /** Labels under the track, in years. */
      marks: [0, 5, 10, 15],
    },
  },
  comparison: {
    title: 'Service Cost Comparison',
    /** What is compared; `{age}` is `5 years`, `{distance}` is `15,000`. */
    subject: '{service}, {make} {model}, {age}, {distance} km',
    product: '{product}',
    nationalBrand: 'National brand',
    dealership: 'Dealership',
    /** Difference from the product's price; `{amount}` is `$33`. */
    excess: '+{amount}',
  },
  savings: {
    title: 'Your Potential Savings',
    aYear: 'a year',
    /** Beside the savings of a year. */
    ifAll: 'if all {visits} visits were like this one',
    perVisit: 'saved per visit',
    visits: 'visits a year',
    saved: 'saved',
    join: 'Join the Waitlist',
  },
  /** The estimate as it is printed, on the first page. */
  slip: {
    title: '{product} estimate',
    car: { label: 'Car', value: '{make} {model}, {variant}' },
    distance: '{distance} km a year',
    share: '{percentage}% below the dealership',
  },
  /** The result below the inputs on small screens. */
  compact: {
    prices: '{product}, not {dealership}',
    savedAYear: '{amount} saved a year',
    savedPerVisit: '{amount} saved a visit',
    join: 'Join Waitlist',
  },
  /** Announced once the inputs have settled. */
  announcement:
    'You save {savingsPerVisit} per visit, {percentageSaved}%: {annualSavings} a year if all {visits} visits were like this one. {product} {productPrice}, national brand {nationalBrandPrice}, dealership {dealershipPrice}.',
} as const;

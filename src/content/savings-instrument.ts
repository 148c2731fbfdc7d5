/** Words of the instrument of the savings calculator (Specification, sections 2 and 3; Decisions, Calculator). */
export const savingsInstrument = {
  estimate: {
    title: 'Customize Your Estimate',
    make: 'Car make',
    model: 'Car model',
    variant: 'Variant',
    service: 'Service type',
    distance: {
      label: 'Distance driven per year',
      unit: 'km',
      caption: '100 km to 500,000 km',
      /** Heard at the slider; `{distance}` is `15,000 kilometres`. */
      valueText: '{distance} kilometres a year',
      /** Printed under the track, by kilometres. */
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
      /** Printed under the track. */
      marks: [0, 5, 10, 15],
    },
  },
  comparison: {
    title: 'Service Cost Comparison',
    product: '{product}',
    nationalBrand: 'National brand',
    dealership: 'Dealership',
    /** What a competitor costs on top of the product's price; `{amount}` is `$33`. */
    excess: '+{amount}',
  },
  savings: {
    title: 'Your Potential Savings',
    aYear: 'a year',
    perVisit: 'saved per visit',
    visits: 'visits a year',
    saved: 'saved',
  },
  compact: { savedAYear: 'saved a year' },
  /** Heard once the inputs rest. */
  announcement:
    'You save {annualSavings} a year: {savingsPerVisit} per visit, {visits} visits, {percentageSaved}% saved. {product} {productPrice}, national brand {nationalBrandPrice}, dealership {dealershipPrice}.',
} as const;

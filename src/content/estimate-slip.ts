/** The estimate as it is printed, on the first page. */
export const estimateSlip = {
  title: '{product} estimate',
  car: { label: 'Car', value: '{make} {model}, {variant}' },
  distance: '{distance} km a year',
  visits: 'in {visits} visits: {percentageSaved}% saved',
} as const;

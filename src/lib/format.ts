/** Numbers as a Canadian visitor reads them. */
const LOCALE = 'en-CA';

/** Made at first use: making a formatter is slow, and the page comes alive without one. */
function numberFormat(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => {
    made ??= new Intl.NumberFormat(LOCALE, options);
    return made;
  };
}

const dollars = numberFormat({
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

const kilometres = {
  short: numberFormat({ style: 'unit', unit: 'kilometer', unitDisplay: 'short' }),
  long: numberFormat({ style: 'unit', unit: 'kilometer', unitDisplay: 'long' }),
};

const plain = numberFormat({});

/** 82 -> `$82`, 1230 -> `$1,230`. */
export function formatDollars(amount: number): string {
  return dollars().format(amount);
}

/** 15000 -> `15,000`. */
export function formatNumber(value: number): string {
  return plain().format(value);
}

/** 15000 -> `15,000 km`, or `15,000 kilometres` for what is read aloud. */
export function formatKilometres(km: number, length: 'short' | 'long' = 'short'): string {
  return kilometres[length]().format(km);
}

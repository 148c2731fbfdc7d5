export const MAKES = ['Toyota', 'Honda', 'Ford', 'Hyundai', 'Mazda', 'Nissan'] as const;
export type Make = (typeof MAKES)[number];

export const VARIANTS = ['standard', 'hybrid', 'awd', 'sport'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SERVICES = [
  'oil-change',
  'brake-pad-replacement',
  'battery-replacement',
  'tire-rotation',
  'spark-plug-replacement',
  'air-filter-replacement',
] as const;
export type Service = (typeof SERVICES)[number];

/** The inputs on which the price depends. The make, model and variant of the car do not change it. */
export interface PriceFactors {
  service: Service;
  /** In kilometers per year. */
  distancePerYear: number;
  /** In years. */
  carAge: number;
}

export interface CalculatorInput extends PriceFactors {
  make: Make;
  /** One of the models that vehicles.ts lists for `make`. */
  model: string;
  variant: Variant;
}

export const DEFAULT_INPUT: CalculatorInput = {
  make: 'Toyota',
  model: 'Corolla LE',
  variant: 'standard',
  service: 'oil-change',
  distancePerYear: 15_000,
  carAge: 5,
};

/** The prices and savings of an estimate. Amounts are in whole dollars. */
export interface SavingsResult {
  productPrice: number;
  nationalBrandPrice: number;
  dealershipPrice: number;
  /** The dealership's price minus our price. */
  savingsPerVisit: number;
  /** The savings per visit times the visits per year. */
  annualSavings: number;
  /** The savings as a percentage of the dealership's price, rounded to a whole number. */
  percentageSaved: number;
  /** Service visits per year. */
  visits: number;
}

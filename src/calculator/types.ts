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

/** What the price depends on. The car's make, model and variant do not change it. */
export interface PriceFactors {
  service: Service;
  /** Kilometres a year. */
  distancePerYear: number;
  /** Years. */
  carAge: number;
}

/** Everything the visitor can choose. */
export interface CalculatorInput extends PriceFactors {
  make: Make;
  /** One of the trims of `make`. */
  model: string;
  variant: Variant;
}

/** What the calculator shows first. */
export const DEFAULT_INPUT: CalculatorInput = {
  make: 'Toyota',
  model: 'Corolla LE',
  variant: 'standard',
  service: 'oil-change',
  distancePerYear: 15_000,
  carAge: 5,
};

/** Money in whole dollars. */
export interface SavingsResult {
  productPrice: number;
  nationalBrandPrice: number;
  dealershipPrice: number;
  savingsPerVisit: number;
  annualSavings: number;
  /** Whole percentage of the dealership's price. */
  percentageSaved: number;
  /** Visits a year. */
  visits: number;
}

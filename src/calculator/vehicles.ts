import type { CalculatorInput, Make } from './types';

type Trims = readonly [string, string, string, string, string];

/** Five models of each make, with their trims, as sold in Canada. The select lists them in this order. */
export const MODELS: Readonly<Record<Make, Trims>> = {
  Toyota: ['Corolla LE', 'Camry SE', 'RAV4 XLE', 'Highlander XLE', 'Tacoma TRD Sport'],
  Honda: ['Civic LX', 'Accord EX', 'CR-V Sport', 'HR-V LX', 'Pilot TrailSport'],
  Ford: ['F-150 XLT', 'Escape SE', 'Explorer XLT', 'Edge SEL', 'Maverick XLT'],
  Hyundai: ['Elantra Preferred', 'Tucson Preferred', 'Kona Essential', 'Santa Fe Luxury', 'Venue Essential'],
  Mazda: ['Mazda3 GX', 'CX-5 GS', 'CX-30 GT', 'CX-50 GS-L', 'CX-90 GS'],
  Nissan: ['Sentra SV', 'Rogue SV', 'Kicks SR', 'Altima SR', 'Qashqai SL'],
};

/** Returns the change to the input when the visitor chooses a make: the make and its first model. */
export function chooseMake(make: Make): Pick<CalculatorInput, 'make' | 'model'> {
  return { make, model: MODELS[make][0] };
}

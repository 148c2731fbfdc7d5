import { calculateSavings } from '@/calculator/calculate-savings';
import { type CalculatorInput, DEFAULT_INPUT } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

/** What the visitor says to have paid for the chosen service last time. It is neither stored nor sent. */
export interface LastPrice {
  /** As typed. */
  text: string;
  /** Null where that is no price. */
  dollars: number | null;
}

const NO_PRICE: LastPrice = { text: '', dollars: null };

const input = createStore(DEFAULT_INPUT);
const carChosen = createStore(false);
const lastPrice = createStore<LastPrice>(NO_PRICE);

/** What the visitor has chosen in the hero or the calculator; the default before that. */
export const useEstimate = () => useStore(input);

/** The prices and savings of that. */
export const useSavings = () => calculateSavings(useEstimate());

/** Whether the visitor has chosen or typed something, so that the estimate is theirs. */
export function useIsEstimateChosen(): boolean {
  const isInputChosen = useStore(input) !== input.initial;
  const isPriceTyped = useStore(lastPrice).text.trim() !== '';
  return isInputChosen || isPriceTyped;
}

/** Whether the visitor has chosen a make or a model, so that the car of the estimate is theirs. */
export const useIsCarChosen = () => useStore(carChosen);

export const useLastPrice = () => useStore(lastPrice);

export const setLastPrice = lastPrice.set;

export function changeEstimate(change: Partial<CalculatorInput>): void {
  const before = input.get();
  const names = Object.keys(change) as (keyof CalculatorInput)[];
  if (names.every((name) => change[name] === before[name])) return;
  input.set({ ...before, ...change });
  if (change.service !== undefined) lastPrice.set(NO_PRICE);
  // A make comes with its first model.
  if (change.model !== undefined) carChosen.set(true);
}

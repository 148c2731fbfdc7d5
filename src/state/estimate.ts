import { calculateSavings } from '@/calculator/calculate-savings';
import { type CalculatorInput, DEFAULT_INPUT } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

/** The price that the visitor says they paid for the chosen service last time. It is neither stored nor sent. */
export interface PricePaid {
  /** The text as typed. */
  text: string;
  /** The price in dollars, or null if the text is not a price. */
  dollars: number | null;
}

const NO_PRICE: PricePaid = { text: '', dollars: null };

const input = createStore(DEFAULT_INPUT);
const isCarChosen = createStore(false);
const pricePaid = createStore<PricePaid>(NO_PRICE);

/**
 * Returns the input of the calculator: the visitor's choices in the hero and the calculator, and defaults for everything
 * else.
 */
export const useCalculatorInput = () => useStore(input);

/** Returns the prices and savings for the visitor's choices. */
export const useSavings = () => calculateSavings(useCalculatorInput());

/**
 * Whether the estimate is the visitor's own, because the visitor has chosen or typed something, or because a friend's link
 * has changed the service.
 */
export function useIsEstimateChosen(): boolean {
  const isInputChosen = useStore(input) !== input.initial;
  const isPriceTyped = useStore(pricePaid).text.trim() !== '';
  return isInputChosen || isPriceTyped;
}

/** Whether the visitor has chosen a make or a model. */
export const useIsCarChosen = () => useStore(isCarChosen);

/** Returns the price paid. Its text is empty until the visitor has typed a price. */
export const usePricePaid = () => useStore(pricePaid);

/** Sets the price paid. */
export const setPricePaid = pricePaid.set;

/** Changes the input of the calculator. Changing the service clears the price paid. */
export function updateCalculatorInput(change: Partial<CalculatorInput>): void {
  const before = input.get();
  const names = Object.keys(change) as (keyof CalculatorInput)[];
  if (names.every((name) => change[name] === before[name])) return;
  input.set({ ...before, ...change });
  if (change.service !== undefined) pricePaid.set(NO_PRICE);
  // Choosing a make also selects a model, so the model is set in both cases.
  if (change.model !== undefined) isCarChosen.set(true);
}

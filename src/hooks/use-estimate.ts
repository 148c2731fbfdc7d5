import { type CalculatorInput, DEFAULT_INPUT } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

const input = createStore(DEFAULT_INPUT);

/** What the visitor has chosen in the calculator, or its default (see `isChanged`). */
export const useEstimate = () => useStore(input);

export function changeEstimate(change: Partial<CalculatorInput>): void {
  input.set({ ...input.get(), ...change });
}

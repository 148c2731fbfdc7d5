import { type CalculatorInput, DEFAULT_INPUT, type Service } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

const input = createStore(DEFAULT_INPUT);
const shown = createStore<boolean | null>(null);

/** What the visitor has chosen in the hero or the calculator, or the default (see `isChanged`). */
export const useEstimate = () => useStore(input);

/** Whether the hero shows the estimate instead of its example; null before the visitor has chosen anything. */
export const useEstimateShown = () => useStore(shown);

export function changeEstimate(change: Partial<CalculatorInput>): void {
  const before = input.get();
  const names = Object.keys(change) as (keyof CalculatorInput)[];
  if (names.every((name) => change[name] === before[name])) return;
  input.set({ ...before, ...change });
  shown.set(true);
}

/** Shows the estimate for a service in the hero, also for the default one. */
export function estimateService(service: Service): void {
  changeEstimate({ service });
  shown.set(true);
}

export const showExample = () => shown.set(false);

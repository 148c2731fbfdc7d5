import { type CalculatorInput, DEFAULT_INPUT, type Service } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

const input = createStore(DEFAULT_INPUT);
const mode = createStore<'initial' | 'example' | 'estimate'>('initial');
const lastPrice = createStore('');

/** What the visitor has chosen in the hero or the calculator, or the default (see `isChanged`). */
export const useEstimate = () => useStore(input);

/** What the hero's ruler shows: its example, `initial` before the visitor has chosen anything, or the estimate. */
export const useRulerMode = () => useStore(mode);

/** What the visitor says to have paid for the chosen job last time, as typed. It is neither stored nor sent. */
export const useLastPrice = () => useStore(lastPrice);

export const setLastPrice = lastPrice.set;

export function changeEstimate(change: Partial<CalculatorInput>): void {
  const before = input.get();
  const names = Object.keys(change) as (keyof CalculatorInput)[];
  if (names.every((name) => change[name] === before[name])) return;
  input.set({ ...before, ...change });
  if (change.service !== undefined) lastPrice.set('');
  mode.set('estimate');
}

/** Shows the estimate for a service in the hero, also for the default one. */
export function estimateService(service: Service): void {
  changeEstimate({ service });
  mode.set('estimate');
}

export function showExample(): void {
  mode.set('example');
  lastPrice.set('');
}

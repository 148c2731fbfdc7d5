import { type CalculatorInput, DEFAULT_INPUT, type Service } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';

const input = createStore(DEFAULT_INPUT);
const mode = createStore<'initial' | 'example' | 'estimate'>('initial');

/** What the visitor has chosen in the hero or the calculator, or the default (see `isChanged`). */
export const useEstimate = () => useStore(input);

/** What the hero's ruler shows: its example, `initial` before the visitor has chosen anything, or the estimate. */
export const useRulerMode = () => useStore(mode);

export function changeEstimate(change: Partial<CalculatorInput>): void {
  const before = input.get();
  const names = Object.keys(change) as (keyof CalculatorInput)[];
  if (names.every((name) => change[name] === before[name])) return;
  input.set({ ...before, ...change });
  mode.set('estimate');
}

/** Shows the estimate for a service in the hero, also for the default one. */
export function estimateService(service: Service): void {
  changeEstimate({ service });
  mode.set('estimate');
}

export const showExample = () => mode.set('example');

import { expect, it } from 'vitest';
import { DEFAULT_INPUT, MAKES } from '@/calculator/types';
import { MODELS, withMake } from '@/calculator/vehicles';

it('every make has models of its own', () => {
  const models = Object.values(MODELS).flat();
  expect(new Set(models).size).toBe(models.length);
});

it('the calculator starts with the first model of Toyota', () => {
  expect([MODELS.Toyota[0], DEFAULT_INPUT.model]).toEqual(['Corolla LE', 'Corolla LE']);
});

it.each(MAKES)('choosing the make %s chooses its first model and keeps the rest', (make) => {
  const input = { ...DEFAULT_INPUT, model: 'Camry SE', variant: 'awd', carAge: 12 } as const;
  expect(withMake(input, make)).toEqual({ ...input, make, model: MODELS[make][0] });
});

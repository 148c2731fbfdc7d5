import { expect, it } from 'vitest';
import { DEFAULT_INPUT, MAKES } from '@/calculator/types';
import { chooseMake, MODELS } from '@/calculator/vehicles';

it('every make has models of its own', () => {
  const models = Object.values(MODELS).flat();
  expect(new Set(models).size).toBe(models.length);
});

it('the calculator starts with the first model of Toyota', () => {
  expect([MODELS.Toyota[0], DEFAULT_INPUT.model]).toEqual(['Corolla LE', 'Corolla LE']);
});

it.each(MAKES)('choosing the make %s chooses its first model and nothing else', (make) => {
  expect(chooseMake(make)).toEqual({ make, model: MODELS[make][0] });
});

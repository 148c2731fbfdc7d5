import { expect, it } from 'vitest';
import { DEFAULT_INPUT, MAKES } from '@/calculator/types';
import { MODELS, withMake } from '@/calculator/vehicles';

const trims = MAKES.flatMap((make) => [...MODELS[make]]);

it('every trim has a name', () => {
  expect(trims.map((trim) => trim.trim())).not.toContain('');
});

it('every trim belongs to one make', () => {
  expect(new Set(trims).size).toBe(trims.length);
});

it.each(MAKES)('choosing the make %s chooses its first model and keeps the rest', (make) => {
  const input = { ...DEFAULT_INPUT, model: 'Camry SE', variant: 'AWD', carAge: 12 } as const;
  expect(withMake(input, make)).toEqual({ ...input, make, model: MODELS[make][0] });
});

it('the first model of Toyota is the one that the calculator starts with', () => {
  expect(MODELS.Toyota[0]).toBe('Corolla LE');
  expect(DEFAULT_INPUT.model).toBe('Corolla LE');
});

import { expect, it } from 'vitest';
import { DEFAULT_INPUT } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';

it('every make has models of its own, and the calculator starts with the first of its make', () => {
  const models = Object.values(MODELS).flat();
  expect(new Set(models).size).toBe(models.length);
  expect(DEFAULT_INPUT.model).toBe(MODELS[DEFAULT_INPUT.make][0]);
});

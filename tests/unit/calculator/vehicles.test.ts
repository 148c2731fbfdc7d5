import { describe, expect, it } from 'vitest';
import { DEFAULT_INPUT, MAKES } from '@/calculator/types';
import { MODELS, withMake } from '@/calculator/vehicles';

describe('the trims', () => {
  it.each(MAKES)('%s has five of its own, all different', (make) => {
    expect(new Set(MODELS[make]).size).toBe(5);
    expect(MODELS[make].every((model) => model.trim() !== '')).toBe(true);
  });

  it('no trim belongs to two makes', () => {
    const all = MAKES.flatMap((make) => [...MODELS[make]]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('choosing a make', () => {
  it('starts with a Toyota Corolla LE, the first of its make', () => {
    expect(DEFAULT_INPUT).toMatchObject({ make: 'Toyota', model: 'Corolla LE', variant: 'Standard' });
    expect(MODELS.Toyota[0]).toBe('Corolla LE');
  });

  it.each(MAKES)('resets the model to the first of %s and keeps the rest', (make) => {
    const input = { ...DEFAULT_INPUT, model: 'Camry SE', variant: 'AWD', carAge: 12 } as const;
    expect(withMake(input, make)).toEqual({ ...input, make, model: MODELS[make][0] });
  });
});

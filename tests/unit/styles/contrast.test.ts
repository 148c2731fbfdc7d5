import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from './tokens';

/** What stands on what: a colour, its ground. Text needs 4.5:1, or 3:1 from 24 px; what is drawn needs 3:1 (WCAG 2.2). */
type Pair = readonly [front: string, ground: string];

const TEXT: Record<string, readonly Pair[]> = {
  'words on the page': [
    ['foreground', 'background'],
    ['muted-foreground', 'background'],
    ['foreground', 'concrete'],
  ],
  'words on cards, dialogs, toasts and lists': [
    ['foreground', 'card'],
    ['muted-foreground', 'card'],
  ],
  'prices and marks in red': [
    ['signal', 'background'],
    ['signal', 'card'],
  ],
  'money saved': [
    ['saved', 'background'],
    ['saved', 'card'],
    ['saved-foreground', 'saved-fill'],
    ['panel-saved', 'panel'],
  ],
  'buttons, resting and under the pointer': [
    ['primary-foreground', 'primary'],
    ['primary-foreground', 'primary-hover'],
    ['destructive-foreground', 'destructive'],
    ['foreground', 'secondary'],
    ['muted-foreground', 'secondary'],
    ['foreground', 'border'],
    ['background', 'foreground'],
    ['ink', 'paper'],
  ],
  'the mechanics’ red ground and its chevrons': [
    ['primary-foreground', 'primary'],
    ['primary-foreground', 'primary-shade'],
  ],
  'errors in forms and toasts': [
    ['destructive-text', 'card'],
    ['destructive-text', 'background'],
  ],
  'the rulers': [['rule-foreground', 'rule']],
  'the comparison, the gas sign and the night': [
    ['panel-foreground', 'panel'],
    ['panel-muted', 'panel'],
  ],
  'the asphalt’s numbers': [['paint', 'asphalt']],
  'papers in the glove box': [
    ['foreground', 'doc'],
    ['muted-foreground', 'doc'],
    ['foreground', 'signal-tint'],
    ['muted-foreground', 'signal-tint'],
  ],
  'the stopwatch’s figure': [['foreground', 'signal-tint']],
  'the job ticket and the road sign, always paper': [
    ['ink', 'paper'],
    ['paper-muted', 'paper'],
    ['primary', 'paper'],
  ],
  'the odometer': [
    ['paper', 'drum'],
    ['paper', 'drum-edge'],
    ['paper', 'primary'],
  ],
  'selected words': [['primary-foreground', 'primary']],
};

const DRAWN: Record<string, readonly Pair[]> = {
  'edges of fields and selects': [
    ['input', 'background'],
    ['input', 'card'],
    ['foreground', 'card'],
    ['destructive-text', 'card'],
  ],
  'edges of outlined buttons': [['foreground', 'background']],
  'focus rings': [
    ['ring', 'background'],
    ['ring', 'card'],
    ['ring', 'concrete'],
    ['paper', 'primary'],
    ['paper', 'primary-shade'],
  ],
  'fader caps and rails': [
    ['primary', 'card'],
    ['foreground', 'card'],
    ['primary-foreground', 'primary'],
  ],
  'the red tick': [
    ['tick', 'background'],
    ['tick', 'card'],
    ['tick', 'rule'],
    ['tick', 'panel'],
  ],
  'bars of the comparison': [
    ['primary', 'panel'],
    ['panel-muted', 'panel'],
    ['panel-foreground', 'panel'],
  ],
  'the ruler’s ticks': [['rule-tick', 'rule']],
  dials: [
    ['foreground', 'card'],
    ['signal', 'card'],
    ['signal', 'signal-tint'],
    ['saved', 'card'],
  ],
};

describe.each([
  ['light', tokensOf('light')],
  ['dark', tokensOf('dark')],
] as const)('in the %s scheme', (_, tokens) => {
  const below = (least: number, pairs: readonly Pair[]) =>
    pairs
      .map(([front, ground]) => ({ front, ground, ratio: contrast(tokens(front), tokens(ground)) }))
      .filter(({ ratio }) => ratio < least);

  it.each(Object.entries(TEXT))('%s can be read', (_name, pairs) => {
    expect(below(4.5, pairs)).toEqual([]);
  });

  it.each(Object.entries(DRAWN))('%s can be seen', (_name, pairs) => {
    expect(below(3, pairs)).toEqual([]);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

it('names a token that is not there', () => {
  expect(() => tokensOf('light')('chartreuse')).toThrow('--chartreuse');
});

import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from './tokens';

/** What stands on which ground. Text needs 4.5:1, or 3:1 from 24 px; what is drawn needs 3:1 (WCAG 2.2). */
type Pair = `${string} on ${string}`;

const TEXT: Record<string, readonly Pair[]> = {
  'words on the page': [
    'foreground on background',
    'muted-foreground on background',
    'foreground on concrete',
  ],
  'words on cards, dialogs, toasts and lists': ['foreground on card', 'muted-foreground on card'],
  'prices and marks in red': ['signal on background', 'signal on card'],
  'money saved': [
    'saved on background',
    'saved on card',
    'saved-foreground on saved-fill',
    'panel-saved on panel',
  ],
  'buttons, resting and under the pointer': [
    'primary-foreground on primary',
    'primary-foreground on primary-hover',
    'destructive-foreground on destructive',
    'foreground on secondary',
    'muted-foreground on secondary',
    'foreground on border',
    'background on foreground',
    'ink on paper',
  ],
  'the mechanics’ red ground and its chevrons': [
    'primary-foreground on primary',
    'primary-foreground on primary-shade',
  ],
  'errors in forms and toasts': ['destructive-text on card', 'destructive-text on background'],
  'the rulers': ['rule-foreground on rule'],
  'the comparison, the gas sign and the night': ['panel-foreground on panel', 'panel-muted on panel'],
  'the asphalt’s numbers': ['paint on asphalt'],
  'papers in the glove box': [
    'foreground on doc',
    'muted-foreground on doc',
    'foreground on signal-tint',
    'muted-foreground on signal-tint',
  ],
  'the stopwatch’s figure': ['foreground on signal-tint'],
  'the job ticket and the road sign, always paper': [
    'ink on paper',
    'paper-muted on paper',
    'primary on paper',
  ],
  'the odometer': ['paper on drum', 'paper on drum-edge', 'paper on primary'],
  'selected words': ['primary-foreground on primary'],
};

const DRAWN: Record<string, readonly Pair[]> = {
  'edges of fields and selects': [
    'input on background',
    'input on card',
    'foreground on card',
    'destructive-text on card',
  ],
  'edges of outlined buttons': ['foreground on background'],
  'focus rings': [
    'ring on background',
    'ring on card',
    'ring on concrete',
    'paper on primary',
    'paper on primary-shade',
  ],
  'fader caps and rails': ['primary on card', 'foreground on card', 'primary-foreground on primary'],
  'the red tick': ['tick on background', 'tick on card', 'tick on rule', 'tick on panel'],
  'bars of the comparison': ['primary on panel', 'panel-muted on panel', 'panel-foreground on panel'],
  'the ruler’s ticks': ['rule-tick on rule'],
  dials: ['foreground on card', 'signal on card', 'signal on signal-tint', 'saved on card'],
};

describe.each([
  ['light', tokensOf('light')],
  ['dark', tokensOf('dark')],
] as const)('in the %s scheme', (_, tokens) => {
  const below = (least: number, pairs: readonly Pair[]) =>
    pairs.flatMap((pair) => {
      const [front = '', ground = ''] = pair.split(' on ');
      const ratio = contrast(tokens(front), tokens(ground));
      return ratio < least ? [`${pair}: ${ratio}`] : [];
    });

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

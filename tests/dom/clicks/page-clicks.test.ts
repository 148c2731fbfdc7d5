import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchClickPhrase, usePageClicks } from '@/clicks/page-clicks';
import { expectConsoleErrors } from '../../setup/console';
import { english, renderHook } from '../../setup/render';

const { pageClickPhrases } = english;

const track = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/tracker', () => ({ track, trackOnce: vi.fn() }));

// The labels of the page's own buttons are tested in page-click-phrases.test.ts.
it.each([
  ['see_your_savings', ['See Your Savings', '  See\n  Your\u00a0Savings → ']],
  ['join_waitlist', ['Join the Waitlist', 'Join the Wailist', 'JOIN WAITLISTJoin 1,200+ drivers']],
  ['join_waitlist', ['Get Started with Pitlane', 'Get started with Pitlane']],
  ['see_your_savings', ['Join the Waitlist and See Your Savings']],
  [null, ['', 'Partner with Us', 'Get Started with Gearbox', 'Join our trusted network', 'Waitlist']],
])('matchClickPhrase returns the action %s for each of the labels %j', (action, texts) => {
  expect(texts.map((text) => matchClickPhrase(text, pageClickPhrases))).toEqual(texts.map(() => action));
});

it.each(['a.*b', '$& $1', 'Éclair', 'Two  Words'])(
  'matchClickPhrase matches the product name %j literally',
  (name) => {
    const phrases = { ...pageClickPhrases, joinWaitlist: [`get started with ${name}`] };
    expect(matchClickPhrase(`Get Started with ${name.toUpperCase()}!`, phrases)).toBe('join_waitlist');
    expect(matchClickPhrase('Get Started with another', phrases)).toBeNull();
  },
);

describe('a click', () => {
  beforeEach(() => void renderHook(usePageClicks));

  /** Clicks the element with `id="here"`. Returns false if the default action was prevented. */
  function clickOn(html: string): boolean {
    document.body.innerHTML = `${html}<section id="savings-calculator"></section>`;
    const target = document.getElementById('here');
    if (target === null) throw new Error('No element has the id "here"');
    return fireEvent.click(target);
  }

  it.each([
    ['a button', '<button id="here">See Your Savings</button>', true],
    ['a drawing in a button', '<button>See Your <b>Savings</b><svg><path id="here"/></svg></button>', true],
    // The default action of the link, which is to jump to its fragment, is prevented.
    [
      'a link to a section of the page',
      '<a id="here" href="#service-calculator">see your savings</a>',
      false,
    ],
  ])('shows the savings if %s has the label See Your Savings', (_, html, goesOn) => {
    expect(clickOn(html)).toBe(goesOn);
    expect(document.activeElement?.id).toBe('savings-calculator');
    expect(track).toHaveBeenCalledOnce();
  });

  it.each([
    ['plain text', '<p id="here">Join the Waitlist</p>'],
    ['another link', '<a id="here" href="#benefits">Benefits</a>'],
    ['an empty button', '<button id="here"></button>'],
    ['a button in a dialog', '<div role="dialog"><button id="here">Join Waitlist</button></div>'],
    ['a button in an alert dialog', '<div role="alertdialog"><button id="here">Join Waitlist</button></div>'],
  ])('does nothing if its target is %s', (_, html) => {
    expect(clickOn(html)).toBe(true);
    // The target of this click is the document, which is not an element.
    fireEvent.click(document);
    expect(window.location.hash).toBe('');
    expect(track).not.toHaveBeenCalled();
  });

  it('works in a part that is not hydrated yet, where React stops it', () => {
    document.body.addEventListener('click', (event) => event.stopPropagation(), {
      capture: true,
      once: true,
    });
    // Preventing the default action keeps the part from repeating the click.
    expect(clickOn('<button id="here" type="button">Join Waitlist</button>')).toBe(false);
    expect(window.location.hash).toBe('#waitlist');
  });

  it('focuses the clicked button, even in Safari', () => {
    clickOn('<button id="here" type="button">Join Waitlist</button>');
    expect(document.activeElement?.id).toBe('here');
  });

  it('that causes an error does not affect the next one', () => {
    const reason = new Error('no analytics');
    track.mockImplementationOnce(() => {
      throw reason;
    });
    const button = '<button id="here">Join Waitlist</button>';
    clickOn(button);
    expectConsoleErrors(['Page-wide click handling failed', reason]);
    clickOn(button);
    expect(track).toHaveBeenCalledTimes(2);
  });
});

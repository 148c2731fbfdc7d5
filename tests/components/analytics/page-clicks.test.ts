import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observePageClicks } from '@/analytics/page-clicks';
import { expectConsoleErrors, silenceConsoleError } from '../../setup/console';

const onSavings = vi.fn();
const onWaitlist = vi.fn();
let stop: () => void;

beforeEach(() => {
  onSavings.mockReset();
  onWaitlist.mockReset();
  stop = observePageClicks({ productName: 'Pitlane', onSavings, onWaitlist });
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Clicks the element marked `id="here"`; answers whether the browser goes on with its default action. */
function clickOn(html: string): boolean {
  document.body.innerHTML = html;
  const target = document.getElementById('here');
  if (target === null) throw new Error('nothing to click');
  return fireEvent.click(target);
}

describe('a click anywhere on the page', () => {
  it.each([
    ['a button', '<button id="here">See Your Savings</button>'],
    ['a link', '<a id="here" href="/x">see your savings</a>'],
    ['a drawing inside a button', '<button>See Your <b>Savings</b><svg><path id="here"/></svg></button>'],
  ])('on %s that says See Your Savings asks for the savings', (_, html) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    clickOn(html);
    expect(onSavings).toHaveBeenCalledTimes(1);
    expect(onWaitlist).not.toHaveBeenCalled();
  });

  it.each(['Join the Waitlist', 'Join the Wailist', 'Get started with Pitlane', 'Join Waitlist'])(
    'on a button that says %s asks for the waitlist',
    (text) => {
      clickOn(`<button id="here">${text}</button>`);
      expect(onWaitlist).toHaveBeenCalledTimes(1);
      expect(onSavings).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['plain text', '<p id="here">Join the Waitlist</p>'],
    ['another button', '<button id="here">Benefits</button>'],
    ['an empty button', '<button id="here"></button>'],
    ['a dialog', '<div role="dialog"><button id="here">Join Waitlist</button></div>'],
    ['an alert dialog', '<div role="alertdialog"><button id="here">Join Waitlist</button></div>'],
  ])('on %s asks for nothing', (_, html) => {
    expect(clickOn(html)).toBe(true);
    expect(onSavings).not.toHaveBeenCalled();
    expect(onWaitlist).not.toHaveBeenCalled();
  });

  it('that begins at no element asks for nothing', () => {
    fireEvent.click(document);
    expect(onWaitlist).not.toHaveBeenCalled();
  });
});

describe('the event itself', () => {
  it('does not make the page jump when a link into it was handled', () => {
    expect(clickOn('<a id="here" href="#service-calculator">See Your Savings</a>')).toBe(false);
    expect(clickOn('<a id="here" href="#benefits">Benefits</a>')).toBe(true);
    expect(clickOn('<button id="here" type="button">Join Waitlist</button>')).toBe(true);
  });

  it('goes on to other listeners', () => {
    const other = vi.fn();
    window.addEventListener('click', other, { once: true });
    clickOn('<button id="here">Join Waitlist</button>');
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is no longer heard after stopping', () => {
    stop();
    clickOn('<button id="here">Join Waitlist</button>');
    expect(onWaitlist).not.toHaveBeenCalled();
  });
});

it('logs what goes wrong instead of throwing', () => {
  silenceConsoleError();
  const reason = new Error('no calculator');
  onSavings.mockImplementation(() => {
    throw reason;
  });
  expect(() => clickOn('<button id="here">See Your Savings</button>')).not.toThrow();
  expectConsoleErrors(['Page-wide click handling failed', reason]);
});

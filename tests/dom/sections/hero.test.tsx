import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hero as content } from '@/content/hero';
import { joined } from '@/content/joined';
import { setPlate } from '@/hooks/use-plate';
import { Hero } from '@/sections/hero/hero';
import { setTabHidden, stubReducedMotion, wait } from '../../setup/browser';
import { placeObserved, removeObserver, stubObserver } from '../../setup/intersection';

/** The name of the plate's button. */
const INVITATION = Object.values(content.plate.invitation).join(' ');

const [FIRST, SECOND, THIRD, LAST] = content.headline.words.map((text) => text + content.headline.end);

/** Renders the hero in view. */
function renderHero(plate?: string) {
  setPlate(plate);
  const view = render(<Hero onSeeSavings={vi.fn()} onJoinWaitlist={vi.fn()} />);
  placeObserved({ top: 0, height: 200 });
  return view;
}

beforeEach(stubObserver);

describe('the rotating word', () => {
  beforeEach(() => vi.useFakeTimers());

  const word = (state = 'current') => document.querySelector(`h1 [data-state="${state}"]`)?.textContent;
  const control = (name: 'Pause' | 'Play') =>
    screen.getByRole('button', { name: `${name} the rotating word` });

  it('is each of the four words in turn for two seconds', () => {
    const { unmount } = renderHero();
    expect(word('leaving')).toBeUndefined();
    for (const shown of [FIRST, SECOND, THIRD, LAST, FIRST]) {
      expect(word()).toBe(shown);
      wait(1_999);
      expect(word()).toBe(shown);
      wait(1);
      expect(word('leaving')).toBe(shown);
    }
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is one stable sentence to assistive technology, in the only heading', () => {
    renderHero();
    for (const passed of [0, 2_000]) {
      wait(passed);
      expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(content.headline.stable);
    }
    expect(document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')).toHaveLength(1);
  });

  it('pauses and plays by a button', () => {
    renderHero();
    fireEvent.click(control('Pause'));
    wait(10_000);
    expect(word()).toBe(FIRST);
    fireEvent.click(control('Play'));
    expect(control('Pause')).toBeVisible();
    wait(2_000);
    expect(word()).toBe(SECOND);
  });

  it('rests while the hero is out of sight', () => {
    renderHero();
    wait(2_000);
    placeObserved({ top: -500, height: 200 });
    wait(20_000);
    expect(word()).toBe(SECOND);
    placeObserved({ top: 0, height: 200 });
    wait(2_000);
    expect(word()).toBe(THIRD);
  });

  it('rests in a hidden tab, and then stays for a whole interval', () => {
    renderHero();
    wait(1_500);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    wait(10_000);
    setTabHidden(false);
    wait(1_999);
    expect(word()).toBe(FIRST);
    wait(1);
    expect(word()).toBe(SECOND);
  });

  it('rotates in a browser without IntersectionObserver', () => {
    removeObserver();
    renderHero();
    wait(2_000);
    expect(word()).toBe(SECOND);
  });

  it('is the first under reduced motion until the visitor plays it', () => {
    stubReducedMotion(true);
    renderHero();
    wait(20_000);
    expect([word(), word('leaving')]).toEqual([FIRST, undefined]);
    fireEvent.click(control('Play'));
    wait(2_000);
    expect(word()).toBe(SECOND);
  });

  it('is the first again when reduced motion is asked for, and as the visitor chooses after that', () => {
    const change = stubReducedMotion(false);
    renderHero();
    wait(4_000);
    expect(word()).toBe(THIRD);
    change(true);
    expect([word(), word('leaving')]).toEqual([FIRST, undefined]);
    fireEvent.click(control('Play'));
    fireEvent.click(control('Pause'));
    change(false);
    expect(control('Play')).toBeVisible();
  });
});

it('the hero says what its content says', () => {
  const { container } = renderHero();
  for (const text of [content.lead, content.proud]) expect(container).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: INVITATION })).toBeVisible();
});

it('the licence plate has the postal code of a visitor who has joined', () => {
  renderHero('M5V 2T6');
  expect(screen.queryByRole('button', { name: INVITATION })).not.toBeInTheDocument();
  expect(screen.getByText('M5V 2T6').closest('p')).toHaveTextContent(`M5V 2T6 ${joined.note}`);
});

it('the quotes are listed at their prices, as an example', () => {
  renderHero();
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Serpentine belt, 2021 Honda Civic LX. Example quotes');
  // After the prices, as it is their difference.
  expect(figure).toHaveTextContent(/\$330Dealership estimate\$132 saved \d+% below the dealership$/);
  const quotes = [...figure.querySelectorAll<HTMLElement>('.quote')];
  expect(quotes.map(({ style, textContent }) => [style.getPropertyValue('--from'), textContent])).toEqual([
    ['198', expect.stringMatching(/^\$198Cheapest fair quoteMaple Street GarageRated 4\.9 · 1\.2 km/)],
    ['236', '$236$38 moreTwo Bay AutoRated 4.7 · 2.8 km'],
    ['267', '$267$69 moreCorner Lift GarageRated 4.8 · 4.1 km'],
    ['330', '$330Dealership estimate'],
  ]);
  expect(screen.getByText('On the lift').closest('li')).toHaveAttribute('aria-current', 'step');
});

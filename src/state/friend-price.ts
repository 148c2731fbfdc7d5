import { isPaidPrice } from '@/calculator/ranges';
import { SERVICES, type Service } from '@/calculator/types';
import { createStore, useStore } from '@/lib/store';
import { updateCalculatorInput, useCalculatorInput } from './estimate';

/** A friend's price, from the link that the friend shared. The page neither stores nor sends it. */
interface FriendPrice {
  service: Service;
  dollars: number;
}

const friendPrice = createStore<FriendPrice | null>(null);

/**
 * Returns the friend's price for the chosen service, in dollars. Returns null if there is no friend's link, or if the link
 * is for a different service.
 */
export function useFriendPrice(): number | null {
  const { service } = useCalculatorInput();
  const friend = useStore(friendPrice);
  return friend?.service === service ? friend.dollars : null;
}

/** Returns the fragment of a link with the price paid, in whole dollars: `#paid=oil-change-120`. */
export const paidFragment = (service: Service, dollars: number) => `#paid=${service}-${Math.round(dollars)}`;

/**
 * Matches the fragment of a friend's link. A campaign or punctuation may follow the price, just as it may follow the name in
 * a dialog's fragment.
 */
const PAID_FRAGMENT = /^#paid=([a-z-]+)-([1-9]\d{0,4})(?:[?&].*|[.,;:!)\]]*)$/;

/**
 * Chooses the service in the URL fragment and stores the friend's price in memory. Ignores a fragment that is invalid or
 * that was read before, so that going back does not change the visitor's own choice.
 */
function readFriendPrice(): void {
  const [, name, digits] = PAID_FRAGMENT.exec(window.location.hash) ?? [];
  const service = SERVICES.find((each) => each === name);
  const dollars = Number(digits);
  const before = friendPrice.get();
  const isKnown = before?.service === service && before?.dollars === dollars;
  if (service === undefined || !isPaidPrice(dollars) || isKnown) return;
  friendPrice.set({ service, dollars });
  updateCalculatorInput({ service });
}

/**
 * Reads the fragment now and on each `popstate`. If the page was reloaded while a dialog was open, the friend's fragment
 * returns only when the visitor goes back.
 */
export function followFriendPrice(): void {
  readFriendPrice();
  window.addEventListener('popstate', readFriendPrice);
}

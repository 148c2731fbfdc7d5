import type { afterJoining as english } from '../en/after-joining';

/** Shown to a visitor who has joined the waitlist, for the rest of the visit. */
export const afterJoining: typeof english = {
  note: 'Vous êtes sur la liste',
  another: 'Ajouter une autre adresse',
  share: {
    label: 'Partager {product}',
    short: 'Partager',
    sentence: 'Je suis sur la liste d’attente! {product}\u00a0: l’entretien auto enfin transparent.',
    copied: 'Message copié',
    failed: 'Copiez ce lien\u00a0: {url}',
  },
};

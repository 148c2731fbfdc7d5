/** Shown for the rest of the visit to whoever has joined the waitlist. */
export const joined = {
  note: 'Vous êtes sur la liste',
  another: 'Inscrire une autre adresse',
  share: {
    label: 'Partager {product}',
    /** The address of the site follows it. */
    sentence: 'Je suis sur la liste d’attente de {product}\u00a0: l’entretien auto enfin transparent.',
    copied: 'Copié\u00a0: collez-le où vous voulez.',
    failed: 'Copiez ce lien\u00a0: {url}',
  },
};

import type * as english from '../en/messages';

/** Shown instead of a part of the page that could not be loaded or threw an error. */
export const failures: typeof english.failures = {
  page: 'La page ne s’est pas chargée complètement. Si cela persiste, essayez un autre navigateur ou écrivez à {contact}.',
  section: 'Cette partie de la page n’a pas pu s’afficher. Rechargez la page pour réessayer.',
  reload: 'Recharger la page',
  calculator: 'Le calculateur n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
  dialog: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
  form: 'Le formulaire a cessé de fonctionner. Rien de ce que vous avez tapé n’est perdu\u00a0: fermez ce message et rouvrez le formulaire.',
};

/** The accessible names of close buttons and of the region where messages appear. */
export const regionNames: typeof english.regionNames = {
  close: 'Fermer',
  dismiss: 'Fermer le message',
  page: 'Messages',
};

/** Shown instead of the forms if JavaScript is off. `{contact}` becomes a link to the contact email address. */
export const noScript: typeof english.noScript = {
  waitlist: 'Pour vous inscrire à la liste d’attente, activez JavaScript ou écrivez à {contact}.',
  mechanic: 'Pour envoyer une demande, activez JavaScript ou écrivez à {contact}.',
};

/** Announced by screen readers once the inputs of the estimate have settled. */
export const announcements: typeof english.announcements = {
  estimate:
    '{service}\u00a0: {product} {productPrice}, grande bannière {nationalBrandPrice}, concessionnaire {dealershipPrice}. Vous économiseriez {savingsPerVisit} par visite, et {annualSavings} par an pour {visits}\u00a0visites comme celle-ci.',
};

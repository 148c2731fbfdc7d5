import type * as english from '../en/site';
import { advertisedTexts } from './advertised-texts';

export const documentContent: typeof english.documentContent = {
  title: '{product} – L’entretien auto réinventé',
  description: `Trouvez un garage de confiance près de chez vous, comparez des soumissions en temps réel et réservez en ${advertisedTexts.bookingTime}. Payez jusqu’à ${advertisedTexts.saving} de moins que chez le concessionnaire.`,
  shareSaving: `Jusqu’à ${advertisedTexts.saving} d’économies`,
  shareNote: 'Exemple',
  shareAlt: `{product}\u00a0: l’entretien auto enfin transparent. Une règle graduée en dollars montre jusqu’à ${advertisedTexts.saving} d’économies entre la soumission d’un garage et le prix du concessionnaire.`,
};

export const topBar: typeof english.topBar = {
  skip: 'Aller au contenu',
  backToTop: '{product}, retour en haut',
  backHome: '{product}, accueil',
  sections: 'Sections',
  navigation: { benefits: 'Avantages', 'how-it-works': 'Comment ça marche' },
  join: {
    label: 'S’inscrire à la liste',
    note:
      advertisedTexts.drivers === ''
        ? 'Soyez parmi les premiers'
        : `Plus de ${advertisedTexts.drivers} inscrits`,
  },
};

export const siteFooter: typeof english.siteFooter = {
  links: 'Liens du site',
  mechanics: 'Pour les garagistes',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  contact: 'Nous écrire',
  contactSubject: 'Question sur {product}',
  copyright: '© {year} {product}. Tous droits réservés.',
};

/** The page for unknown URLs. */
export const notFound: typeof english.notFound = {
  documentTitle: '404\u00a0: page introuvable – {product}',
  title: 'Page introuvable',
  text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
  home: 'Retour à l’accueil',
};

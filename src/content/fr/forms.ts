import type * as english from '../en/forms';
import { advertisedTexts } from './advertised-texts';

const emailField = {
  label: 'Adresse courriel',
  placeholder: 'vous@exemple.ca',
  missing: 'Entrez votre adresse courriel.',
  tooLong: 'L’adresse courriel est trop longue.',
  invalid: {
    noAt: 'Il manque le @, comme dans vous@exemple.ca.',
    secondAt: 'Entrez une seule adresse\u00a0: il y a plus d’un @.',
    space: 'Enlevez l’espace dans l’adresse.',
    nonAscii: 'Avant le @, écrivez les lettres sans accent\u00a0: e au lieu de é.',
    forbidden: 'L’adresse contient un caractère non permis, comme une virgule.',
    incomplete: 'Entrez une adresse courriel complète, comme vous@exemple.ca.',
  },
};

const postalCodeField = {
  label: 'Code postal',
  placeholder: 'A1A 1A1',
  missing: 'Entrez votre code postal.',
  tooLong: 'Le code postal est trop long.',
};

const AN_HOUR = 'Trop de tentatives provenant de votre réseau. Veuillez réessayer dans une heure.';

const OFFLINE = 'Vous semblez être hors ligne. Rien n’est perdu; réessayez.';

export const suggestion = 'Vouliez-vous dire {text}?';

/**
 * The texts avoid "de {product}" and "que {product}", because the name may start with a vowel. `{contact}` becomes a link.
 * The word joiner (U+2060) keeps "Inscrivez-vous" on one line.
 */
export const waitlistForm: typeof english.waitlistForm = {
  title: 'Inscrivez-\u2060vous à la liste d’attente',
  description:
    'Soyez parmi les premiers à savoir quand {product} sera en ligne et obtenez un accès anticipé exclusif!',
  estimate: {
    perVisit: 'Économies estimées\u00a0: {amount} par visite.',
    pricePaid: '{amount} de moins que ce que vous avez payé ({price}).',
    job: '{service}, {factors}.',
  },
  fields: { email: emailField, postalCode: { ...postalCodeField, hint: advertisedTexts.postalCodeUse } },
  consent:
    'En vous inscrivant, vous acceptez deux courriels {product}\u00a0: confirmation et lancement. Désabonnement\u00a0: {contact}.',
  storedDataTitle: 'Ce que nous conservons',
  storedData:
    'Votre adresse courriel, votre code postal, la langue de la page, le nom de votre navigateur, la page de provenance, la date et l’heure. À moins que votre navigateur s’y oppose, le relevé de cette visite y est lié, avec le domaine de votre adresse courriel.',
  nextStep: 'Deux courriels, à {email}\u00a0: confirmation et lancement.',
  cancel: 'Annuler',
  submit: 'S’inscrire',
  submitting: 'Inscription…',
  progress: 'Inscription à la liste d’attente en cours',
  messages: {
    missing: {
      title: 'Information manquante',
      description: 'Veuillez entrer votre courriel et votre code postal.',
    },
    duplicate: {
      title: 'Déjà sur la liste',
      description: 'Cette adresse courriel est déjà sur notre liste d’attente!',
    },
    failed: {
      title: 'L’inscription a échoué',
      description: 'Un problème est survenu. Veuillez réessayer.',
    },
    limited: { title: 'L’inscription a échoué', description: AN_HOUR },
    offline: { title: 'L’inscription a échoué', description: OFFLINE },
    success: {
      title: 'Bienvenue chez {product}!',
      description: 'Vous êtes maintenant sur notre liste d’attente. Nous vous écrirons au lancement!',
    },
  },
};

export const mechanicForm: typeof english.mechanicForm = {
  title: 'Devenez partenaire',
  description: 'Formulaire de partenariat pour garagistes',
  required: 'Obligatoire',
  use: 'Vos renseignements servent uniquement à répondre à votre demande.',
  fields: {
    fullName: {
      label: 'Nom complet',
      missing: 'Entrez votre nom complet.',
      tooLong: 'Le nom est trop long.',
    },
    phoneNumber: {
      label: 'Numéro de téléphone',
      placeholder: '514\u00a0555-0142',
      missing: 'Entrez votre numéro de téléphone.',
      tooLong: 'Le numéro de téléphone est trop long.',
    },
    emailAddress: emailField,
    streetAddress: {
      label: 'Numéro et rue',
      missing: 'Entrez le numéro et la rue.',
      tooLong: 'L’adresse est trop longue.',
    },
    city: {
      label: 'Ville',
      missing: 'Entrez votre ville.',
      tooLong: 'Le nom de la ville est trop long.',
    },
    postalCode: postalCodeField,
  },
  cancel: 'Annuler',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi…',
  progress: 'Envoi de votre demande en cours',
  messages: {
    missing: {
      title: 'Information manquante',
      description: 'Veuillez remplir tous les champs obligatoires.',
    },
    duplicate: {
      title: 'Demande déjà reçue',
      description: 'Nous avons déjà une demande avec cette adresse courriel!',
    },
    failed: {
      title: 'L’envoi a échoué',
      description: 'Un problème est survenu. Veuillez réessayer.',
    },
    limited: { title: 'L’envoi a échoué', description: AN_HOUR },
    offline: { title: 'L’envoi a échoué', description: OFFLINE },
    success: {
      title: 'Demande envoyée!',
      description: 'Merci de votre intérêt. Nous communiquerons avec vous d’ici 4\u00a0jours ouvrables!',
    },
  },
};

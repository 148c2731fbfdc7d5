import type * as english from '../en/forms.ts';
import { claims } from './claims.ts';

const emailField = {
  label: 'Adresse courriel',
  placeholder: 'vous@exemple.ca',
  missing: 'Entrez votre adresse courriel.',
  tooLong: 'Raccourcissez l’adresse courriel.',
  invalid: 'Entrez une adresse courriel complète, comme vous@exemple.ca.',
};

const postalCodeField = {
  label: 'Code postal',
  placeholder: 'A1A 1A1',
  missing: 'Entrez votre code postal.',
  tooLong: 'Raccourcissez le code postal.',
};

const AN_HOUR = 'Il y a eu trop d’essais à partir de votre réseau. Veuillez réessayer dans une heure.';

/** Without "de {product}" and "que {product}": the name may start with a vowel. `{contact}` in the consent is a link. */
export const waitlistForm: typeof english.waitlistForm = {
  title: 'Notre liste d’attente',
  description:
    'Sachez avant tout le monde quand {product} sera en ligne, et obtenez un accès anticipé exclusif!',
  estimate: {
    aYear: 'Votre estimation\u00a0: {amount} par an.',
    perVisit: 'Votre estimation\u00a0: {amount} d’économies par visite.',
    job: '{service}, {make} {model}.',
  },
  fields: { email: emailField, postalCode: { ...postalCodeField, hint: claims.postalCodeUse } },
  consent:
    'En vous inscrivant, vous acceptez de recevoir les courriels de lancement envoyés par {product}, et rien d’autre. Désabonnez-vous en tout temps\u00a0: {contact}',
  cancel: 'Annuler',
  submit: 'S’inscrire',
  submitting: 'Inscription...',
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
      description: 'Quelque chose n’a pas fonctionné. Veuillez réessayer.',
    },
    limited: { title: 'L’inscription a échoué', description: AN_HOUR },
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
  fields: {
    fullName: {
      label: 'Nom complet',
      missing: 'Entrez votre nom complet.',
      tooLong: 'Raccourcissez le nom.',
    },
    phoneNumber: {
      label: 'Numéro de téléphone',
      placeholder: '416 555 0142',
      missing: 'Entrez votre numéro de téléphone.',
      tooLong: 'Raccourcissez le numéro de téléphone.',
    },
    emailAddress: emailField,
    streetAddress: {
      label: 'Numéro et rue',
      missing: 'Entrez le numéro et la rue.',
      tooLong: 'Raccourcissez l’adresse.',
    },
    city: {
      label: 'Ville',
      missing: 'Entrez votre ville.',
      tooLong: 'Raccourcissez le nom de la ville.',
    },
    postalCode: postalCodeField,
  },
  cancel: 'Annuler',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi...',
  progress: 'Envoi de votre demande en cours',
  messages: {
    missing: { title: 'Information manquante', description: 'Veuillez remplir tous les champs.' },
    duplicate: {
      title: 'Demande déjà reçue',
      description: 'Cette adresse courriel nous a déjà été envoyée!',
    },
    failed: {
      title: 'L’envoi a échoué',
      description: 'Quelque chose n’a pas fonctionné. Veuillez réessayer.',
    },
    limited: { title: 'L’envoi a échoué', description: AN_HOUR },
    success: {
      title: 'Demande envoyée!',
      description: 'Merci de votre intérêt. Nous communiquerons avec vous d’ici 4\u00a0jours ouvrables!',
    },
  },
};

import { DISTANCE_RANGE } from '@/calculator/ranges';
import type { calculatorForm as english } from '../en/calculator-form';
import { formats } from './formats';

const { kilometres } = formats;

/** The inputs and the results of the calculator, whose code is loaded later than the section's. */
export const calculatorForm: typeof english = {
  inputs: {
    title: 'Personnalisez votre estimation',
    hints: {
      most: 'Le maximum est de {value}.',
      least: 'Le minimum est de {value}.',
      nearest: 'Réglé à {value}, le cran le plus proche.',
      invalid: 'Ce n’est pas un nombre. La valeur reste {value}.',
    },
    make: 'Marque',
    model: 'Modèle',
    variant: 'Version',
    service: 'Type de service',
    serviceChoice: '{service}, {price}',
    distance: {
      label: 'Kilométrage annuel',
      unit: 'km',
      caption: `${kilometres(DISTANCE_RANGE.min)} à ${kilometres(DISTANCE_RANGE.max)}`,
      valueText: '{distance} kilomètres par an',
    },
    age: {
      label: 'Âge de l’auto',
      unit: { one: 'an', other: 'ans' },
    },
  },
  comparison: {
    title: 'Comparaison des prix',
    subject: '{service}, {make} {model}, {age}, {distance}',
    product: '{product}',
    nationalBrand: 'Grande bannière',
    dealership: 'Concessionnaire',
    assumed: 'hypothèse\u00a0: {factor}\u202f×',
  },
  savings: {
    title: 'Vos économies possibles',
    perVisit: 'Économies par visite',
    difference: '{dealershipPrice} concessionnaire \u2212 {productPrice} {product}',
    visits: 'Visites par an',
    times: '×\u202f{visits}',
    annual: 'Économies annuelles',
    ifAll: 'pour {visits}\u00a0visites comme celle-ci',
    most: '{amount}, le maximum possible',
    percentage: 'Pourcentage économisé',
    join: 'S’inscrire à la liste d’attente',
  },
  compact: {
    prices: '{productPrice} au lieu de {dealershipPrice}',
    saved: '{amount} de moins par visite',
    join: 'S’inscrire à la liste',
  },
};

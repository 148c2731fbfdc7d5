import { COMPETITOR_FACTORS, VISITS } from '@/calculator/prices';
import { DISTANCE_RANGE } from '@/calculator/ranges';
import type { calculatorForm as english } from '../en/calculator-form';
import { advertisedTexts } from './advertised-texts';
import { formats } from './formats';

const { kilometers, number } = formats;
const { nationalBrand, dealership } = COMPETITOR_FACTORS;
const [few, some, many] = VISITS;

const assumed = `Nous supposons qu’une grande bannière demande ${number(nationalBrand)}\u00a0fois notre prix et un concessionnaire, ${number(dealership)}\u00a0fois.`;

/** The texts of the inputs and results, whose code is loaded later than the section around them (savings-calculator.ts). */
export const calculatorForm: typeof english = {
  inputs: {
    title: 'Personnalisez votre estimation',
    hints: {
      most: 'Maximum\u00a0: {value}.',
      least: 'Minimum\u00a0: {value}.',
      nearest: 'Arrondi à {value}.',
      invalid: 'Entrez un nombre. Nous avons gardé {value}.',
    },
    make: 'Marque',
    model: 'Modèle',
    variant: 'Version',
    carNote: 'La marque, le modèle et la version ne changent pas l’estimation.',
    service: 'Type de service',
    serviceChoice: '{service}, {price}',
    distance: {
      label: 'Kilométrage annuel',
      unit: 'km',
      caption: `${kilometers(DISTANCE_RANGE.min)} à ${kilometers(DISTANCE_RANGE.max)}`,
      valueText: '{distance} kilomètres par an',
    },
    age: {
      label: 'Âge de l’auto',
      unit: { one: 'an', other: 'ans' },
    },
  },
  comparison: {
    title: 'Comparaison des prix',
    subject: '{service}, {factors}',
    product: '{product}',
    nationalBrand: 'Grande bannière',
    dealership: 'Concessionnaire',
    assumed,
  },
  savings: {
    title: 'Vos économies possibles',
    perVisit: 'Économies par visite',
    difference: 'Concessionnaire {dealershipPrice} \u2212 {product} {productPrice}',
    pricePaid: {
      more: 'Vous avez payé {price}\u00a0: c’est {amount} de moins avec {product}.',
      less: 'Vous avez payé {price}\u00a0: c’est {amount} de plus avec {product}.',
      about: 'Vous avez payé {price}\u00a0: c’est à peu près autant avec {product}.',
    },
    visits: 'Visites par an',
    times: '×\u202f{visits}',
    annual: 'Économies annuelles',
    ifAll: 'pour {visits}\u00a0visites comme celle-ci',
    percentage: 'Pourcentage économisé',
    assumed: `du prix supposé du concessionnaire. Avec de vraies soumissions, comptez jusqu’à ${advertisedTexts.saving} de moins.`,
    join: 'S’inscrire à la liste',
    method: {
      title: 'Notre méthode de calcul',
      points: [
        'Nous partons de notre prix estimé pour le service; pour certains services, il dépend de l’âge de l’auto et du kilométrage annuel.',
        assumed,
        'La marque, le modèle et la version ne changent pas l’estimation. Les garages chiffrent le travail pour votre auto; leurs prix seront donc différents.',
        `Nous comptons ${few.visits}, ${some.visits} ou ${many.visits}\u00a0visites par an, selon le kilométrage.`,
      ],
    },
  },
  compact: {
    prices: '{productPrice} au lieu de {dealershipPrice}',
    saved: '{amount} de moins par visite',
    join: 'S’inscrire à la liste',
  },
};

import { advertisedFigures } from '../advertised-figures';
import type * as english from '../en/benefits';
import { exampleFigures } from '../example-figures';
import { exampleJob } from '../example-job';
import { formats } from './formats';

const { coolantFlushInKm, gas, plate, policy, serviced, towTruckKm } = exampleFigures;
const { station, hilltop, highway } = gas.prices;
/** The saving, in dollars, from filling up at the cheapest station instead of the most expensive one. */
const saved = ((highway - station) * gas.liters) / 1_000;

export const benefits: typeof english.benefits = {
  title: 'Révolutionnez l’entretien de votre auto',
  opening: advertisedFigures.opensByPostalCode
    ? 'Nous ouvrons d’abord là où des automobilistes nous attendent.'
    : '',
  action: 'S’inscrire à la liste',
};

export const benefitCards: typeof english.benefitCards = {
  note: 'Tous les chiffres des dessins sont des exemples. Ces fonctions sont prévues.',
  gloveBox: {
    title: 'Coffre à gants numérique',
    text: 'Assurance, immatriculation et carnet d’entretien, sur votre téléphone.',
    papers: {
      insurance: {
        title: 'Assurance',
        lines: [
          { label: 'Police', value: policy },
          { label: 'Échéance', value: 'sept. 2027' },
        ],
      },
      registration: {
        title: 'Immatriculation',
        lines: [
          { label: 'Plaque', value: plate },
          { label: 'Échéance', value: 'mars 2028' },
        ],
      },
      records: {
        title: 'Carnet d’entretien',
        lines: [
          { label: 'Traitement antirouille', value: formats.kilometers(serviced.rustProtection) },
          { label: 'Balais d’essuie-glace', value: formats.kilometers(serviced.wiperBlades) },
          { label: 'Pose des pneus d’hiver', value: formats.kilometers(serviced.winterTires) },
        ],
      },
    },
  },
  roadside: {
    title: 'Assistance routière',
    text: 'Envoyez votre position exacte d’un geste, puis suivez la dépanneuse jusqu’à vous.',
    sign: { place: 'Dépanneuse', distance: formats.kilometers(towTruckKm), distanceInKm: towTruckKm },
  },
  reminders: {
    title: 'Rappels d’entretien',
    text: 'Selon votre odomètre et la saison, et non l’autocollant du pare-brise.',
    odometer: {
      reading: String(exampleJob.car.odometerKm).padStart(6, '0'),
      unit: 'km',
      due: `Vidange du liquide de refroidissement dans ${formats.kilometers(coolantFlushInKm)}`,
    },
    season: { what: 'Pneus d’hiver', when: 'sous 7\u00a0°C' },
  },
  gas: {
    title: 'L’essence la moins chère',
    text: 'Les prix du jour autour de vous, du plus bas au plus haut.',
    unit: '¢/L',
    cheapest: { station: '4e\u00a0Avenue', price: station },
    otherStations: [
      { station: 'Libre-service de la Côte', price: hilltop },
      { station: 'Halte routière', price: highway },
    ],
    saved: `${formats.dollars(saved)} d’économies sur ${gas.liters}\u00a0L`,
  },
  theft: {
    title: 'Alertes aux vols d’auto',
    text: 'Soyez averti avant de stationner, pas après.',
    warning: { what: 'Zone à risque', advice: 'Stationnez une rue plus à l’est.' },
  },
  progress: {
    title: 'Suivi des travaux',
    text: 'Suivez les travaux étape par étape au lieu d’appeler pour savoir où ils en sont.',
  },
};

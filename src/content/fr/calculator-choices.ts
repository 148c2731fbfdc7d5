import type { Service, Variant } from '@/calculator/types';
import type { cars as english } from '../en/calculator-choices';

export const services: Record<Service, string> = {
  'oil-change': 'Vidange d’huile',
  'brake-pad-replacement': 'Remplacement des plaquettes de frein',
  'battery-replacement': 'Remplacement de la batterie',
  'tire-rotation': 'Permutation des pneus',
  'spark-plug-replacement': 'Remplacement des bougies d’allumage',
  'air-filter-replacement': 'Remplacement du filtre à air',
};

export const cars: typeof english = {
  isNew: '{car} neuve',
  one: '{car} de {age}\u00a0an',
  other: '{car} de {age}\u00a0ans',
  any: 'auto',
};

export const factors: readonly string[] = ['{carAge}', '{distancePerYear}\u00a0par\u00a0an'];

export const variants: Record<Variant, string> = {
  standard: 'Standard',
  hybrid: 'Hybride',
  awd: 'TI',
  sport: 'Sport',
};

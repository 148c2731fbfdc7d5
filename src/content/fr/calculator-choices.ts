import type { Service, Variant } from '@/calculator/types';

export const services: Record<Service, string> = {
  'oil-change': 'Vidange d’huile',
  'brake-pad-replacement': 'Remplacement des plaquettes de frein',
  'battery-replacement': 'Remplacement de la batterie',
  'tire-rotation': 'Permutation des pneus',
  'spark-plug-replacement': 'Remplacement des bougies d’allumage',
  'air-filter-replacement': 'Remplacement du filtre à air',
};

export const variants: Record<Variant, string> = {
  standard: 'Standard',
  hybrid: 'Hybride',
  awd: 'TI',
  sport: 'Sport',
};

import type { Service, Variant } from '@/calculator/types';

export const services: Record<Service, string> = {
  'oil-change': 'Oil Change',
  'brake-pad-replacement': 'Brake Pad Replacement',
  'battery-replacement': 'Battery Replacement',
  'tire-rotation': 'Tire Rotation',
  'spark-plug-replacement': 'Spark Plug Replacement',
  'air-filter-replacement': 'Air Filter Replacement',
};

export const variants: Record<Variant, string> = {
  standard: 'Standard',
  hybrid: 'Hybrid',
  awd: 'AWD',
  sport: 'Sport',
};

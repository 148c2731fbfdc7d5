import type { Service } from '@/calculator/types';
import { ServiceOutline, type ServicePart } from '@/illustrations/service-outline';

const PARTS: Record<Service, ServicePart> = {
  'oil-change': 'drain-plug',
  'brake-pad-replacement': 'brake-disc',
  'battery-replacement': 'battery',
  'tire-rotation': 'wheel',
  'spark-plug-replacement': 'spark-plug',
  'air-filter-replacement': 'air-filter',
};

/** The part of a car that a service is about. */
function ServiceDrawing({ service }: { service: Service }) {
  return <ServiceOutline part={PARTS[service]} />;
}

export { ServiceDrawing };

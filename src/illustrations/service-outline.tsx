import type { Service } from '@/calculator/types';

/** The part of a car that each service is for, as lines on a square of 32 units. */
const PATHS: Readonly<Record<Service, string>> = {
  'oil-change':
    'M8 3h14v7H8zM13 3v7M17 3v7M5 10h20v3H5zM10 13v11l2 3h6l2-3V13M10 18l10-2M10 22.5l10-2M28 18c1.3 2 2 3 2 4.5a2 2 0 0 1-4 0c0-1.5.7-2.5 2-4.5z',
  'brake-pad-replacement':
    'M26.9 18.7A12 12 0 1 1 17.5 5.3M16.7 9.2 18 2.7A14.6 14.6 0 0 1 29.5 19l-6.6-.9A8 8 0 0 0 16.7 9.2zM10.5 17a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM14 17h2',
  'battery-replacement': 'M3 10h26v17H3zM7 10V6h5v4M20 10V6h5v4M7 18.5h6M19 18.5h6M22 15.5v6',
  'tire-rotation':
    'M2 16a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM7 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM13.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM16 13.5V7M18.4 15.2l6.2-2M17.5 18l3.8 5.3M14.5 18l-3.8 5.3M13.6 15.2l-6.2-2',
  'spark-plug-replacement':
    'M14 2h4v4h-4zM13 6h6l1.5 9h-9zM12 10.5h8M9 15h14v5H9zM12 20v6h8v-6M12 23h8M16 26v2M20 26v4h-5',
  'air-filter-replacement': 'M3 7h26v18H3zM7 21l3-10 3 10 3-10 3 10 3-10 3 10',
};

function ServiceOutline({ service }: { service: Service }) {
  return (
    <svg viewBox="0 0 32 32" className="fill-none stroke-current" strokeWidth="1.5" aria-hidden="true">
      <path d={PATHS[service]} />
    </svg>
  );
}

export { ServiceOutline };

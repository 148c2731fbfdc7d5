import type { exampleJobTexts as english } from '../en/example-job';
import { exampleJob, type Stage } from '../example-job';

const { year, model } = exampleJob.car;

const stages: Record<Stage, string> = {
  'checked-in': 'Véhicule reçu',
  'on-the-lift': 'Sur le pont',
  'test-drive': 'Essai routier',
  ready: 'Prêt à 11\u00a0h\u00a030',
};

/** The texts of the illustrative job. Its figures are in src/content/example-job.ts. */
export const exampleJobTexts: typeof english = {
  name: 'Courroie d’entraînement',
  car: `${model} ${year}`,
  stages,
};

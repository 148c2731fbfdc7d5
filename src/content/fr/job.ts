import type { job as english } from '../en/job.ts';
import { exampleJob, type Stage } from '../example-job.ts';

const { year, model } = exampleJob.car;

const stages: Record<Stage, string> = {
  'checked-in': 'Véhicule reçu',
  'on-the-lift': 'Sur le pont',
  'test-drive': 'Essai routier',
  ready: 'Prêt à 11\u00a0h\u00a030',
};

/** The words of the illustrative job. */
export const job: typeof english = { name: 'Courroie serpentine', car: `${model} ${year}`, stages };

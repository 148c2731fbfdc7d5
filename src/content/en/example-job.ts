import { exampleJob, type Stage } from '../example-job';

const { year, model } = exampleJob.car;

const stages: Record<Stage, string> = {
  'checked-in': 'Checked in',
  'on-the-lift': 'On the lift',
  'test-drive': 'Test drive',
  ready: 'Ready 11:30',
};

/** The texts of the illustrative job. Its figures are in src/content/example-job.ts. */
export const exampleJobTexts = { name: 'Drive belt', car: `${year} ${model}`, stages };

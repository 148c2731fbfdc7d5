import { services } from '../../src/content/en/calculator-choices.ts';
import { calculatorForm } from '../../src/content/en/calculator-form.ts';
import { hero } from '../../src/content/en/hero.ts';
import { failures, regionNames } from '../../src/content/en/messages.ts';

const { distance, age } = calculatorForm.inputs;

/** The words of the English page that tests of one language press or look for. */
export const WORDS = {
  seeSavings: hero.seeSavings,
  join: hero.join,
  brakes: services['brake-pad-replacement'],
  distance: distance.label,
  age: age.label,
  dismiss: regionNames.dismiss,
  reload: failures.reload,
};

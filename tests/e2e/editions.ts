import { formats as englishFormats } from '../../src/content/en/formats.ts';
import { hero as englishHero } from '../../src/content/en/hero.ts';
import { benefits } from '../../src/content/fr/benefits.ts';
import { services } from '../../src/content/fr/calculator-choices.ts';
import { calculatorForm } from '../../src/content/fr/calculator-form.ts';
import { formats } from '../../src/content/fr/formats.ts';
import { mechanicForm, waitlistForm } from '../../src/content/fr/forms.ts';
import { hero } from '../../src/content/fr/hero.ts';
import { howItWorks } from '../../src/content/fr/how-it-works.ts';
import { mechanicCall } from '../../src/content/fr/mechanic-call.ts';
import { savingsCalculator } from '../../src/content/fr/savings-calculator.ts';
import { documentContent, notFound, topBar } from '../../src/content/fr/site.ts';
import { whyChoose } from '../../src/content/fr/why-choose.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { APPLICATION, applicationOf, WAITLIST, waitlistOf } from './forms';

const named = (text: string) => fillIn(text, { product: 'Pitlane' });

/** The landing page in each language: in English the words that are fixed, in French what its content says instead. */
export const ENGLISH = {
  language: 'en',
  path: '/',
  formats: englishFormats,
  title: 'Pitlane - Reimagining Car Maintenance',
  sections: [
    'Why Choose Pitlane',
    'Revolutionize Your Car Care',
    'How It Works',
    'Calculate Your Savings in Real-Time',
    'Are you a mechanic?',
  ],
  seeSavings: 'See Your Savings',
  plate: englishHero.plate.invitation.number,
  brakes: 'Brake Pad Replacement',
  distance: { label: 'Distance driven per year', valueText: '{distance} kilometres a year' },
  forms: [WAITLIST, APPLICATION] as const,
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    home: 'Return to Home',
  },
};

export const FRENCH: typeof ENGLISH = {
  language: 'fr',
  path: '/fr/',
  formats,
  title: named(documentContent.title),
  sections: [whyChoose, benefits, howItWorks, savingsCalculator, mechanicCall].map(({ title }) =>
    named(title),
  ),
  seeSavings: hero.seeSavings,
  plate: hero.plate.invitation.number,
  brakes: services['brake-pad-replacement'],
  distance: calculatorForm.inputs.distance,
  forms: [waitlistOf(waitlistForm, topBar.join.label), applicationOf(mechanicForm, mechanicCall.action)],
  notFound,
};

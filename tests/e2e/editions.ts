import { formats } from '../../src/content/en/formats.ts';
import { hero } from '../../src/content/en/hero.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES, type Language } from '../../src/lib/languages.ts';
import { contentOf } from '../setup/content.ts';
import { APPLICATION, applicationOf, WAITLIST, waitlistOf } from './forms';

const named = (text: string) => fillIn(text, { product: 'Pitlane' });

/** The English landing page, by the words that are fixed. */
export const ENGLISH = {
  ...LANGUAGES[0],
  formats,
  title: 'Pitlane - Reimagining Car Maintenance',
  word: 'transparent',
  sections: [
    'Why Choose Pitlane',
    'Revolutionize Your Car Care',
    'How It Works',
    'Calculate Your Savings in Real-Time',
    'Are you a mechanic?',
  ],
  seeSavings: 'See Your Savings',
  plate: hero.plate.invitation.number,
  brakes: 'Brake Pad Replacement',
  distance: { label: 'Distance driven per year', valueText: '{distance} kilometres a year' },
  forms: [WAITLIST, APPLICATION] as const,
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    home: 'Return to Home',
  },
};

/** The landing page of another language, by what its content says. */
async function editionOf(language: Language): Promise<typeof ENGLISH> {
  const { code } = language;
  const { documentContent, notFound, topBar } = await contentOf(code, 'site');
  const { hero } = await contentOf(code, 'hero');
  const { calculatorForm } = await contentOf(code, 'calculator-form');
  const { services } = await contentOf(code, 'calculator-choices');
  const { mechanicForm, waitlistForm } = await contentOf(code, 'forms');
  const { whyChoose } = await contentOf(code, 'why-choose');
  const { benefits } = await contentOf(code, 'benefits');
  const { howItWorks } = await contentOf(code, 'how-it-works');
  const { savingsCalculator } = await contentOf(code, 'savings-calculator');
  const { mechanicCall } = await contentOf(code, 'mechanic-call');
  return {
    ...language,
    formats: (await contentOf(code, 'formats')).formats,
    title: named(documentContent.title),
    word: String(hero.headline.words[0]),
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
}

const otherEditions = await Promise.all(LANGUAGES.slice(1).map(editionOf));

export const EDITIONS = [ENGLISH, ...otherEditions];
export const FRENCH = otherEditions.find(({ code }) => code === 'fr') ?? ENGLISH;

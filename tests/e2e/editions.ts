import type { Locator, Page } from '@playwright/test';
import type { FormContent } from '../../src/content/form-content';
import { interpolate } from '../../src/lib/interpolate';
import { LANGUAGES, type Language } from '../../src/lib/languages';
import { contentOf } from '../setup/content';

/** Values of fields by their labels. */
export type Values = Record<string, string>;

/** A form by what its content says. */
export interface Form extends Pick<FormContent<string>, 'title' | 'submit' | 'submitting' | 'messages'> {
  table: 'registered_users' | 'mechanic_applications';
  emailColumn: string;
  opener: (page: Page) => Locator;
  /** Labels of the fields that both forms have. */
  email: string;
  postalCode: string;
  /** Title of the message of a success. */
  done: string;
  /** Valid values of the required fields. */
  values: (email: string) => Values;
}

export const named = (text: string) => interpolate(text, { product: 'Pitlane' });

const APPLICANT = {
  fullName: 'Alex Example',
  phoneNumber: '416 555 0142',
  streetAddress: '12 Wrench Street',
  city: 'Toronto',
  postalCode: 'M5V-2T6',
};

/** The landing page of a language, by what its content says. */
async function editionOf(language: Language) {
  const { code } = language;
  const content = await contentOf(code);
  const {
    benefits,
    calculatorForm,
    documentContent,
    hero,
    heroPrices,
    howItWorks,
    afterJoining,
    notFound,
    topBar,
  } = content;
  const { mechanicCall, mechanicForm, savingsCalculator, services, waitlistForm, whyChoose } = content;

  const driver = waitlistForm.fields;
  const waitlist: Form = {
    ...waitlistForm,
    table: 'registered_users',
    emailColumn: 'email_id',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: topBar.join.label }),
    email: driver.email.label,
    postalCode: driver.postalCode.label,
    done: named(waitlistForm.messages.success.title),
    values: (email) => ({ [driver.email.label]: email, [driver.postalCode.label]: 'm5v2t6' }),
  };

  const mechanic = mechanicForm.fields;
  const application: Form = {
    ...mechanicForm,
    table: 'mechanic_applications',
    emailColumn: 'email_address',
    opener: (page) => page.getByRole('button', { name: mechanicCall.action }),
    email: mechanic.emailAddress.label,
    postalCode: mechanic.postalCode.label,
    done: named(mechanicForm.messages.success.title),
    values: (email) =>
      Object.fromEntries(
        Object.entries({ ...APPLICANT, emailAddress: email }).map(([name, value]) => [
          mechanic[name as keyof typeof mechanic].label,
          value,
        ]),
      ),
  };

  return {
    ...language,
    formats: content.formats,
    title: named(documentContent.title),
    word: String(hero.headline.words[0]),
    sections: [whyChoose, benefits, howItWorks, savingsCalculator, mechanicCall].map(({ title }) =>
      named(title),
    ),
    seeSavings: hero.seeSavings,
    plate: hero.plate.invitation.number,
    brakes: services['brake-pad-replacement'],
    oilChange: services['oil-change'],
    distance: calculatorForm.inputs.distance,
    forms: [waitlist, application] as const,
    afterJoining,
    lastPrice: heroPrices.lastPrice,
    notFound,
  };
}

export type Edition = Awaited<ReturnType<typeof editionOf>>;

export const ENGLISH = await editionOf(LANGUAGES[0]);
export const EDITIONS = [ENGLISH, ...(await Promise.all(LANGUAGES.slice(1).map(editionOf)))];
export const FRENCH = EDITIONS.find(({ code }) => code === 'fr') ?? ENGLISH;
export const [WAITLIST, APPLICATION] = ENGLISH.forms;

import type { Locator, Page } from '@playwright/test';
import { SERVICES } from '../../src/calculator/types';
import type { FieldContent, FormContent } from '../../src/content/form-content';
import type { FormFields } from '../../src/data/form-fields';
import type { MECHANIC_FIELDS } from '../../src/data/mechanics';
import type { WAITLIST_FIELDS } from '../../src/data/waitlist';
import { interpolate } from '../../src/lib/interpolate';
import { LANGUAGES, type Language } from '../../src/lib/languages';
import { contentOf } from '../setup/content';

/** The values of a form's fields, by their labels. */
export type Values = Record<string, string>;

/** A form in one language, as the tests use it. */
export interface Form extends Pick<FormContent<string>, 'title' | 'submit' | 'submitting' | 'messages'> {
  table: 'registered_users' | 'mechanic_applications';
  emailColumn: string;
  /** Returns the button that opens the form. */
  opener: (page: Page) => Locator;
  /** The label of the field for the email address. */
  email: string;
  /** The label of the field for the postal code. */
  postalCode: string;
  /** The title of the success message. */
  done: string;
  /** Returns valid values for the required fields, with this email address. */
  values: (email: string) => Values;
}

/** Replaces `{product}` with the product name. */
export const withProductName = (text: string) => interpolate(text, { product: 'Pitlane' });

/** An object with a value for each required field of a form. */
type RequiredValues<Fields extends FormFields> = {
  [Name in keyof Fields as Fields[Name]['required'] extends true ? Name : never]: string;
};

const DRIVER: Omit<RequiredValues<typeof WAITLIST_FIELDS>, 'email'> = { postalCode: 'm5v2t6' };

const APPLICANT: Omit<RequiredValues<typeof MECHANIC_FIELDS>, 'emailAddress'> = {
  fullName: 'Alex Example',
  phoneNumber: '416 555 0142',
  streetAddress: '12 Wrench Street',
  city: 'Toronto',
  postalCode: 'M5V-2T6',
};

/** Converts values keyed by field name to values keyed by field label. */
const valuesByLabel = <Name extends string>(
  fields: Record<Name, FieldContent>,
  values: Partial<Record<Name, string>>,
): Values =>
  Object.fromEntries(
    Object.entries<string | undefined>(values).map(([name, value]) => [
      fields[name as Name].label,
      value ?? '',
    ]),
  );

/** Returns a language with the texts that the tests look for. */
async function describeLanguage(language: Language) {
  const { code } = language;
  const content = await contentOf(code);
  const { calculatorForm, documentContent, hero, heroPrices, afterJoining, notFound, topBar } = content;
  const { mechanicCall, mechanicForm, services, waitlistForm } = content;

  const driver = waitlistForm.fields;
  const waitlist: Form = {
    ...waitlistForm,
    table: 'registered_users',
    emailColumn: 'email_id',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: topBar.join.label }),
    email: driver.email.label,
    postalCode: driver.postalCode.label,
    done: withProductName(waitlistForm.messages.success.title),
    values: (email) => valuesByLabel(driver, { email, ...DRIVER }),
  };

  const mechanic = mechanicForm.fields;
  const application: Form = {
    ...mechanicForm,
    table: 'mechanic_applications',
    emailColumn: 'email_address',
    opener: (page) => page.getByRole('button', { name: mechanicCall.action }),
    email: mechanic.emailAddress.label,
    postalCode: mechanic.postalCode.label,
    done: withProductName(mechanicForm.messages.success.title),
    values: (emailAddress) => valuesByLabel(mechanic, { ...APPLICANT, emailAddress }),
  };

  return {
    ...language,
    formats: content.formats,
    title: withProductName(documentContent.title),
    headlineWord: String(hero.headline.words[0]),
    seeSavings: hero.seeSavings,
    join: hero.join,
    tagline: hero.tagline,
    services: SERVICES.map((service) => services[service]),
    brakes: services['brake-pad-replacement'],
    oilChange: services['oil-change'],
    distance: calculatorForm.inputs.distance,
    forms: [waitlist, application] as const,
    afterJoining,
    pricePaid: heroPrices.pricePaid,
    notFound,
  };
}

export type TestedLanguage = Awaited<ReturnType<typeof describeLanguage>>;

export const ENGLISH = await describeLanguage(LANGUAGES[0]);
export const TESTED_LANGUAGES = [ENGLISH, ...(await Promise.all(LANGUAGES.slice(1).map(describeLanguage)))];
export const FRENCH = TESTED_LANGUAGES.find(({ code }) => code === 'fr') ?? ENGLISH;
export const [WAITLIST, APPLICATION] = ENGLISH.forms;

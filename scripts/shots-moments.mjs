// What `npm run shots` does to the page before each picture of a window with something open, set or refused.

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ act: (page: Page) => Promise<unknown>, path?: string, fullPage?: boolean, only?: (width: number) => boolean }} Moment */

/** @param {Page} page */
async function openWaitlist(page) {
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** @param {Page} page */
async function sendWaitlist(page) {
  await openWaitlist(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('alex@example.ca');
  await dialog.getByLabel('Postal code').fill('M5V 2T6');
  await dialog.getByRole('button', { name: 'Join' }).click();
}

/** @param {Page} page @param {Record<string, string>} values by label */
async function fillMechanic(page, values) {
  await page.getByRole('button', { name: 'Partner with Us' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
}

/** @param {Page} page @param {object} answer */
const answerRegistration = (page, answer) =>
  page.route('**/rest/v1/registered_users*', (route) => route.fulfill(answer));

/** @param {import('playwright').Locator} target */
const toCentre = (target) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The calculator's code comes when it is near. @param {Page} page */
const instrumentAnswers = (page) => page.locator('#savings-calculator[data-hydrated]').waitFor();

/** Each picture by name. @type {Record<string, Moment>} */
export const MOMENTS = {
  404: { path: '/missing', act: async () => {} },
  'dialog-waitlist': { act: openWaitlist },
  'dialog-waitlist-pending': {
    act: async (page) => {
      await page.route('**/rest/v1/registered_users*', () => {});
      await sendWaitlist(page);
      await page.getByText('Joining...').waitFor();
    },
  },
  'dialog-waitlist-failed': {
    act: async (page) => {
      await answerRegistration(page, { status: 500 });
      await sendWaitlist(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'dialog-mechanic': {
    act: async (page) => {
      await page.getByRole('button', { name: 'Partner with Us' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'dialog-mechanic-errors': {
    act: async (page) => {
      const long = 'Wrench '.repeat(60);
      await fillMechanic(page, {
        'Full name': long,
        'Phone number': '416 555 0142',
        'Email address': 'alex',
        'Street address': '12 Wrench Street',
        City: 'Toronto',
        'Postal code': 'M5V 2T6',
      });
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'toast-success': {
    act: async (page) => {
      const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
      await answerRegistration(page, { status: 201, json: { id } });
      await sendWaitlist(page);
      await page.getByText('Welcome to').waitFor();
    },
  },
  'select-open': {
    act: async (page) => {
      const select = page.getByRole('combobox', { name: 'Service type' });
      await toCentre(select);
      await instrumentAnswers(page);
      await select.click();
      await page.getByRole('listbox').waitFor();
    },
  },
  'slider-focused': {
    act: async (page) => {
      const slider = page.getByRole('slider', { name: 'Distance driven per year' });
      await toCentre(slider);
      await instrumentAnswers(page);
      await slider.focus();
      await slider.press('PageUp');
    },
  },
  'compact-result': {
    only: (width) => width < 768,
    act: async (page) => {
      await toCentre(page.getByRole('slider', { name: 'Car age' }));
      await page.locator('.compact-result[data-shown]').waitFor();
    },
  },
  'see-savings': {
    act: async (page) => {
      await page.getByRole('button', { name: 'See Your Savings' }).click();
    },
  },
  print: {
    fullPage: true,
    only: (width) => width === 768,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  'forced-colors': { fullPage: true, act: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  'large-text': {
    fullPage: true,
    only: (width) => width < 768,
    act: (page) => page.addStyleTag({ content: ':root { font-size: 200% }' }),
  },
};

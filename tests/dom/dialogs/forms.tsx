import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, type Mock, vi } from 'vitest';
import type { FieldContent, FormContent } from '@/content/form-content';
import { columnsOf, type FormFields } from '@/data/form-fields';
import { MECHANIC_FIELDS, submitMechanicApplication } from '@/data/mechanics';
import { registerDriver, WAITLIST_FIELDS } from '@/data/waitlist';
import type { DialogName } from '@/dialogs/dialog-url';
import { Dialogs } from '@/dialogs/dialogs';
import { openDialog as requestDialog } from '@/dialogs/open-dialog';
import { english, render } from '../../setup/render';

const { mechanicForm, regionNames, waitlistForm } = english;

vi.mock('@/data/waitlist', async (load) => ({
  ...(await load<object>()),
  registerDriver: vi.fn(async () => ({ ok: true, id: 'row-1' })),
}));
vi.mock('@/data/mechanics', async (load) => ({
  ...(await load<object>()),
  submitMechanicApplication: vi.fn(async () => ({ ok: true })),
}));

type Attributes = Readonly<Record<string, string>>;

/** Returns a form and its texts for tests, with example values. */
function describeForm<Name extends string>(
  name: DialogName,
  send: Mock,
  content: FormContent<Name>,
  stored: FormFields,
  examples: Record<Name, readonly [typed: string, Attributes]>,
) {
  const fields = (Object.keys(stored) as Name[]).map((name) => {
    const texts: FieldContent = content.fields[name];
    // The type check reports a missing example, but the tests also run without a type check.
    if (!(name in examples)) throw new Error(`Add an example of ${name} to tests/dom/dialogs/forms.tsx`);
    const [typed, attributes] = examples[name];
    return { ...texts, name: name as string, maxBytes: stored[name]?.maxBytes ?? 0, typed, attributes };
  });
  const labelOf = (kind: Attributes) => fields.find(({ attributes }) => attributes === kind)?.label ?? '';
  const [email, postalCode] = [EMAIL, POSTAL_CODE[1]].map(labelOf) as [string, string];
  const row = columnsOf(stored, Object.fromEntries(fields.map(({ name, typed }) => [name, typed])));
  // `send` mocks the insert of the row. It succeeds unless a test changes it.
  return { ...(content as FormContent<string>), name, send, fields, email, postalCode, row };
}

type Form = ReturnType<typeof describeForm>;

const EMAIL: Attributes = {
  type: 'email',
  autocomplete: 'email',
  inputmode: 'email',
  autocapitalize: 'none',
};

const POSTAL_CODE = [
  ' m5v2t6 ',
  { autocomplete: 'postal-code', autocapitalize: 'characters', autocorrect: 'off', placeholder: 'A1A 1A1' },
] as const;

/** Attributes of the fields for names, which are in no dictionary and may be in any script. */
const TEXT = { autocapitalize: 'words', autocorrect: 'off', dir: 'auto' };

export const WAITLIST = describeForm('waitlist', vi.mocked(registerDriver), waitlistForm, WAITLIST_FIELDS, {
  email: ['Driver@Example.ca', EMAIL],
  postalCode: POSTAL_CODE,
});

export const MECHANIC = describeForm(
  'partner',
  vi.mocked(submitMechanicApplication),
  mechanicForm,
  MECHANIC_FIELDS,
  {
    fullName: [' Alex Example ', { ...TEXT, autocomplete: 'name' }],
    phoneNumber: ['416 555 0142', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    emailAddress: ['alex@example.ca', EMAIL],
    streetAddress: ['1 Garage Lane', { ...TEXT, autocomplete: 'street-address' }],
    city: ['Toronto', { ...TEXT, autocomplete: 'address-level2' }],
    postalCode: POSTAL_CODE,
  },
);

export const FORMS = [WAITLIST, MECHANIC];

/** Renders a page with the dialogs and opens one with a button. */
export async function openDialog(name: DialogName) {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <button type="button" onClick={() => requestDialog(name)}>
        Open
      </button>
      <Dialogs />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  // The history may still be going back from the dialog of the previous test.
  await screen.findByRole('dialog');
  return { user, opener };
}

/** Opens a form and fills in every field. `values` replaces example values, by label. */
export async function openFilled({ name, fields }: Form, values: Record<string, string> = {}) {
  const page = await openDialog(name);
  for (const { label, typed } of fields) fill(label, values[label] ?? typed);
  return page;
}

export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Fills a field with white space, which counts as blank. */
export const blank = (label: string) => fill(label, '  ');

export const dialog = () => screen.getByRole('dialog');
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const alert = () => within(dialog()).queryByRole('alert');
export const button = (name: string) => within(dialog()).getByRole('button', { name });

/** Finds a field by its label, because finding it by role makes jsdom match all styles against all elements. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, '') === label);

export const shownValuesOf = ({ fields }: Form): string[] => fields.map(({ label }) => field(label).value);

export const exampleValuesOf = ({ fields }: Form) => fields.map(({ typed }) => typed);

export async function pressEnterIn(label: string): Promise<void> {
  act(() => field(label).focus());
  await userEvent.keyboard('{Enter}');
}

export const requiredOf = ({ fields }: Form) => fields.filter(({ label }) => field(label).required);

/** Waits for a toast, which stays accessible while a dialog is open. */
export async function expectToast(title: string, description: string, tone: 'success' | 'error') {
  const region = within(screen.getByRole('region', { name: regionNames.page }));
  const item = (await region.findByText(title)).closest('li');
  expect(item).toHaveAttribute('data-type', tone);
  expect(region.getByText(description)).toBeVisible();
  return { item, gone: () => waitFor(() => expect(region.queryByText(title)).toBeNull()) };
}

/**
 * Stops the clock that the page uses to recognize a double-click. Returns a function that advances the clock by
 * milliseconds.
 */
export function stopClock() {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (duration: number) => {
    now += duration;
  };
}

/** Waits for two frames, because sonner dismisses a toast in the next one. */
export async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await act(() => new Promise(requestAnimationFrame));
}

/** Submits the form even if the button is disabled, as scripts and assistive devices can. */
export function forceSubmit() {
  dialog().querySelector('form')?.requestSubmit();
}

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mechanicForm } from '@/content/forms';
import { Form, FormDialog } from '@/dialogs/form-dialog';
import { FormField } from '@/dialogs/form-field';
import { openDialog } from '@/dialogs/open-dialog';
import { useFormDialog } from '@/dialogs/use-form-dialog';
import { createStore } from '@/lib/store';
import { button, closed, field, fill } from './forms';

const send = vi.fn(async () => ({ ok: true as const }));
const { city, fullName } = mechanicForm.fields;

const typed = createStore({ fullName: '', city: '' });

function ExampleForm() {
  const form = useFormDialog({
    typed,
    name: 'partner',
    content: { ...mechanicForm, fields: { fullName, city: { label: city.label, tooLong: city.tooLong } } },
    controls: { fullName: {}, city: { required: false } },
    limits: { fullName: 20, city: 20 },
    send,
  });
  return (
    <Form form={form}>
      {form.fields.map((props) => (
        <FormField key={props.name} {...props} marked={props.required} />
      ))}
    </Form>
  );
}

it('an optional field is not marked, and may be left blank', async () => {
  render(
    <FormDialog name="partner" size="narrow">
      <ExampleForm />
    </FormDialog>,
  );
  act(() => openDialog('partner'));
  expect(field(city.label)).not.toBeRequired();
  expect(screen.getByText(city.label, { selector: 'label' }).textContent).toBe(city.label);
  fill(fullName.label, 'Alex Example');
  expect(button(mechanicForm.submit)).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button(mechanicForm.submit));
  await closed();
  expect(send).toHaveBeenCalledExactlyOnceWith({ fullName: 'Alex Example', city: '' });
});

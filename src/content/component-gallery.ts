/** The component gallery, which exists in development only. */
export const componentGallery = {
  title: 'Component gallery',
  buttons: 'Buttons',
  fields: 'Fields',
  toasts: 'Toasts',
  button: 'Button',
  disabled: 'Disabled',
  field: {
    label: 'Label',
    placeholder: 'Placeholder',
    value: 'Value',
    error: 'A sentence that says what to do.',
  },
  toast: {
    title: 'Title of a toast',
    dismissLabel: 'Dismiss',
    description: 'Its second line, long enough to be broken on a small screen.',
  },
} as const;

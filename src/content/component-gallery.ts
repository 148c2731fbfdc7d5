/** The component gallery, which exists in development only. */
export const componentGallery = {
  title: 'Component gallery',
  button: 'Button',
  field: { label: 'Label', placeholder: 'Placeholder' },
  error: 'A sentence that says what to do.',
  toast: {
    title: 'Title of a toast',
    dismissLabel: 'Dismiss',
    description: 'Its second line, long enough to be broken on a small screen.',
  },
} as const;

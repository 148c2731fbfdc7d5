/** Units as Canadians write them, short or as they are read aloud. */
export const units = {
  dollar: '$',
  kilometre: { short: 'km', long: 'kilometres' },
} as const;

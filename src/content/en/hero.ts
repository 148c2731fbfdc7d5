import { advertisedTexts } from './advertised-texts';

export const hero = {
  countdown: { today: 'Live today!', tomorrow: 'Live tomorrow!', inDays: 'Live in {days} days' },
  /** Shown in the badge instead of the countdown if JavaScript is off. */
  launchDay: 'Launch day: {date}',
  headline: {
    /** Read by assistive technology instead of the headline with the rotating word. */
    stable: 'Car care that’s finally transparent, affordable, stress-free and convenient.',
    opening: ['Car care', 'that’s', 'finally'] satisfies [string, string, string],
    words: ['transparent', 'affordable', 'stress-free', 'convenient'],
    end: '.',
    pause: 'Pause the rotating word',
    play: 'Play the rotating word',
  },
  lead: `Get real-time quotes from trusted mechanics nearby and book in ${advertisedTexts.bookingTime}, no calls.`,
  seeSavings: 'See Your Savings',
  join: 'Join the Waitlist',
  tagline: 'Proudly Canadian, built for drivers',
  plate: {
    label: 'Your postal code',
    placeholder: 'A1A 1A1',
    action: 'Next',
    /** The accessible name of the button. It begins with the visible label, as WCAG 2.5.3 recommends. */
    actionName: 'Next: join with your postal code',
  },
};

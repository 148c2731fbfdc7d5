import { describe, expect, it } from 'vitest';
import { matchClickPhrase } from '@/analytics/click-phrases';

describe('the text of a button or link', () => {
  it.each([
    ['See Your Savings', 'see_your_savings'],
    ['see your savings', 'see_your_savings'],
    ['  See\n  Your\u00a0Savings → ', 'see_your_savings'],
    ['Join the Waitlist', 'join_waitlist'],
    ['JOIN THE WAITLIST NOW', 'join_waitlist'],
    ['Join the Wailist', 'join_waitlist'],
    ['Get Started with Pitlane', 'join_waitlist'],
    ['Get started with pitlane', 'join_waitlist'],
    ['Join Waitlist', 'join_waitlist'],
    ['Join WaitlistJoin 1,200+ drivers', 'join_waitlist'],
    ['Join the Waitlist and See Your Savings', 'see_your_savings'],
  ])('%j asks for %s', (text, intent) => {
    expect(matchClickPhrase(text, 'Pitlane')).toBe(intent);
  });

  it.each([
    '',
    'Benefits',
    'How it works',
    'Partner with Us',
    'Get Started',
    'Get Started with Gearbox',
    'Join our trusted network',
    'Join 1,200+ drivers',
    'Waitlist',
    'See Savings',
  ])('%j asks for nothing', (text) => {
    expect(matchClickPhrase(text, 'Pitlane')).toBeNull();
  });

  it.each(['Auto & Co', 'a.*b', '$& $1', 'Éclair', 'Two  Words'])('takes %j as a name', (name) => {
    expect(matchClickPhrase(`Get Started with ${name.toUpperCase()}!`, name)).toBe('join_waitlist');
    expect(matchClickPhrase('Get Started with another', name)).toBeNull();
  });
});

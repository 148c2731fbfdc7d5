import { expect, it } from 'vitest';
import { benefits } from '@/content/benefits';
import { services, variants } from '@/content/calculator-choices';
import { calculatorForm } from '@/content/calculator-form';
import { mechanicForm, waitlistForm } from '@/content/forms';
import { hero } from '@/content/hero';
import { howItWorks } from '@/content/how-it-works';
import { mechanicCall } from '@/content/mechanic-call';
import { savingsCalculator } from '@/content/savings-calculator';
import { documentContent, notFound, siteFooter, topBar } from '@/content/site';
import { whyChoose } from '@/content/why-choose';

const message = (title: string, description: string) => ({ title, description });

it('the English page says, word for word, what the client has specified', () => {
  expect({ documentContent, topBar, hero, notFound, siteFooter }).toMatchObject({
    documentContent: { title: '{product} - Reimagining Car Maintenance' },
    topBar: {
      navigation: { benefits: 'Benefits', 'how-it-works': 'How it works' },
      join: { label: 'Join Waitlist' },
    },
    hero: {
      countdown: { today: 'Live today!', tomorrow: 'Live tomorrow!', inDays: 'Live in {days} days' },
      headline: { words: ['transparent', 'affordable', 'stress-free', 'convenient'] },
      seeSavings: 'See Your Savings',
    },
    notFound: {
      title: 'Page Not Found',
      text: "The page you're looking for doesn't exist or has been moved.",
      home: 'Return to Home',
    },
    siteFooter: { terms: 'Terms', privacy: 'Privacy', contact: 'Contact Us' },
  });
  expect({ whyChoose, benefits, howItWorks, savingsCalculator, calculatorForm, mechanicCall }).toMatchObject({
    whyChoose: { title: expect.stringMatching(/^Why Choose/) },
    benefits: { title: 'Revolutionize Your Car Care', action: 'Join the Waitlist' },
    howItWorks: {
      title: 'How It Works',
      select: { title: 'Select service' },
      quotes: { title: 'View quotes and ratings' },
      book: { title: 'Book instantly' },
      track: { title: 'Track progress' },
      drive: { title: 'Drive with confidence' },
    },
    savingsCalculator: { title: 'Calculate Your Savings in Real-Time' },
    calculatorForm: {
      inputs: { title: 'Customize Your Estimate', distance: { caption: '100\u00a0km to 500,000\u00a0km' } },
      comparison: { title: 'Service Cost Comparison' },
      savings: { title: 'Your Potential Savings', join: 'Join the Waitlist' },
    },
    mechanicCall: {
      title: 'Are you a mechanic?',
      text: 'Join our trusted network and grow your business',
      action: 'Partner with Us',
    },
  });
  expect(Object.values(services)).toEqual(
    expect.arrayContaining([
      ...['Oil Change', 'Brake Pad Replacement', 'Battery Replacement'],
      ...['Tire Rotation', 'Spark Plug Replacement', 'Air Filter Replacement'],
    ]),
  );
  expect(Object.values(variants)).toEqual(['Standard', 'Hybrid', 'AWD', 'Sport']);
});

it('the forms say, word for word, what the client has specified', () => {
  expect(waitlistForm).toMatchObject({
    ...message(
      'Join Our Waitlist',
      'Be the first to know when {product} launches and get exclusive early access!',
    ),
    submitting: 'Joining...',
    messages: {
      missing: message('Missing Information', 'Please fill in both email and postal code.'),
      duplicate: message('Already Registered', 'This email is already on our waitlist!'),
      failed: message('Registration Failed', 'Something went wrong. Please try again.'),
      success: message(
        'Welcome to {product}!',
        "You've successfully joined our waitlist. We'll notify you when we launch!",
      ),
    },
  });
  expect(mechanicForm).toMatchObject({
    ...message('Partner with Us', 'Mechanic Partnership Form'),
    submitting: 'Submitting...',
    messages: {
      duplicate: message('Already Applied', 'This email has already been submitted!'),
      failed: message('Submission Failed', 'Something went wrong. Please try again.'),
      success: message(
        'Application Submitted!',
        'Thank you for your interest. We will get in touch with you within 4 working days!',
      ),
    },
  });
});

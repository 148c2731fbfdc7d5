import { expect, it } from 'vitest';
import { advertisedTexts } from '@/content/en/advertised-texts';
import { benefits } from '@/content/en/benefits';
import { services, variants } from '@/content/en/calculator-choices';
import { calculatorForm } from '@/content/en/calculator-form';
import { mechanicForm, waitlistForm } from '@/content/en/forms';
import { hero } from '@/content/en/hero';
import { howItWorks } from '@/content/en/how-it-works';
import { mechanicCall } from '@/content/en/mechanic-call';
import { savingsCalculator } from '@/content/en/savings-calculator';
import { documentContent, notFound, siteFooter, topBar } from '@/content/en/site';
import { whyChoose } from '@/content/en/why-choose';
import type { FormContent } from '@/content/form-content';

const { inputs, comparison, savings } = calculatorForm;
/** Returns the title and the description of a form's toast. */
const toastText = ({ messages }: FormContent<string>, kind: keyof typeof messages) =>
  `${messages[kind].title} / ${messages[kind].description}`;

it.each([
  [documentContent.title, '{product} - Reimagining Car Maintenance'],
  [topBar.join.label, 'Join Waitlist'],
  [topBar.navigation.benefits, 'Benefits'],
  [topBar.navigation['how-it-works'], 'How it works'],
  [hero.headline.words.join(), 'transparent,affordable,stress-free,convenient'],
  [hero.countdown.today, 'Live today!'],
  [hero.countdown.tomorrow, 'Live tomorrow!'],
  [hero.countdown.inDays, 'Live in {days} days'],
  [
    hero.lead,
    `Get real-time quotes from trusted mechanics nearby and book in ${advertisedTexts.bookingTime}, no calls.`,
  ],
  [hero.seeSavings, 'See Your Savings'],
  [whyChoose.title, 'Why Choose {product}'],
  [
    whyChoose.quotes.text.split('. ').at(-1),
    `Save up to ${advertisedTexts.saving} versus dealership markups.`,
  ],
  [benefits.title, 'Revolutionize Your Car Care'],
  [benefits.action, 'Join the Waitlist'],
  [howItWorks.title, 'How It Works'],
  [howItWorks.select.title, 'Select service'],
  [howItWorks.quotes.title, 'View quotes and ratings'],
  [howItWorks.book.title, 'Book instantly'],
  [howItWorks.track.title, 'Track progress'],
  [howItWorks.drive.title, 'Drive with confidence'],
  [savingsCalculator.title, 'Calculate Your Savings in Real-Time'],
  [inputs.title, 'Customize Your Estimate'],
  [inputs.distance.caption, '100\u00a0km to 500,000\u00a0km'],
  [comparison.title, 'Service Cost Comparison'],
  [savings.title, 'Your Potential Savings'],
  [savings.join, 'Join the Waitlist'],
  [mechanicCall.title, 'Are you a mechanic?'],
  [mechanicCall.text, 'Join our trusted network and grow your business'],
  [mechanicCall.action, 'Partner with Us'],
  [siteFooter.terms, 'Terms'],
  [siteFooter.privacy, 'Privacy'],
  [siteFooter.contact, 'Contact Us'],
  [notFound.title, 'Page Not Found'],
  [notFound.text, "The page you're looking for doesn't exist or has been moved."],
  [notFound.home, 'Return to Home'],
  [waitlistForm.title, 'Join Our Waitlist'],
  [waitlistForm.description, 'Be the first to know when {product} launches and get exclusive early access!'],
  [waitlistForm.submitting, 'Joining...'],
  [toastText(waitlistForm, 'missing'), 'Missing Information / Please fill in both email and postal code.'],
  [toastText(waitlistForm, 'duplicate'), 'Already Registered / This email is already on our waitlist!'],
  [toastText(waitlistForm, 'failed'), 'Registration Failed / Something went wrong. Please try again.'],
  [waitlistForm.messages.success.title, 'Welcome to {product}!'],
  [
    waitlistForm.messages.success.description,
    "You've successfully joined our waitlist. We'll notify you when we launch!",
  ],
  [mechanicForm.title, 'Partner with Us'],
  [mechanicForm.description, 'Mechanic Partnership Form'],
  [mechanicForm.submitting, 'Submitting...'],
  [toastText(mechanicForm, 'duplicate'), 'Already Applied / This email has already been submitted!'],
  [toastText(mechanicForm, 'failed'), 'Submission Failed / Something went wrong. Please try again.'],
  [mechanicForm.messages.success.title, 'Application Submitted!'],
  [
    mechanicForm.messages.success.description,
    'Thank you for your interest. We will get in touch with you within 4 working days!',
  ],
  [Object.values(variants).join(), 'Standard,Hybrid,AWD,Sport'],
  [services['oil-change'], 'Oil Change'],
  [services['brake-pad-replacement'], 'Brake Pad Replacement'],
  [services['battery-replacement'], 'Battery Replacement'],
  [services['tire-rotation'], 'Tire Rotation'],
  [services['spark-plug-replacement'], 'Spark Plug Replacement'],
  [services['air-filter-replacement'], 'Air Filter Replacement'],
])('the texts contain the words from the specification: %s', (text, quoted) => {
  const advice =
    'The specification has different words. If the owner has decided on new words, change this test, too';
  expect(text, advice).toBe(quoted);
});

import type { content as english } from '../en/index.ts';
import { benefitCards, benefits } from './benefits.ts';
import { services, variants } from './calculator-choices.ts';
import { calculatorForm } from './calculator-form.ts';
import { formats } from './formats.ts';
import { mechanicForm, suggestion, waitlistForm } from './forms.ts';
import { hero } from './hero.ts';
import { heroQuotes } from './hero-quotes.ts';
import { howItWorks } from './how-it-works.ts';
import { job } from './job.ts';
import { joined } from './joined.ts';
import { jobTicket, mechanicCall } from './mechanic-call.ts';
import { announcements, failures, noScript, regionNames } from './messages.ts';
import { pageClickPhrases } from './page-click-phrases.ts';
import { savingsCalculator } from './savings-calculator.ts';
import { notFound, siteFooter, topBar } from './site.ts';
import { whyChoose } from './why-choose.ts';

/** All that the site says in French, and how it writes figures. */
export const content: typeof english = {
  announcements,
  benefitCards,
  benefits,
  calculatorForm,
  failures,
  formats,
  hero,
  heroQuotes,
  howItWorks,
  job,
  jobTicket,
  joined,
  mechanicCall,
  mechanicForm,
  noScript,
  notFound,
  pageClickPhrases,
  regionNames,
  savingsCalculator,
  services,
  siteFooter,
  suggestion,
  topBar,
  variants,
  waitlistForm,
  whyChoose,
};

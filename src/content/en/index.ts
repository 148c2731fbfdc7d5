import { afterJoining } from './after-joining';
import { benefitCards, benefits } from './benefits';
import { cars, services, variants } from './calculator-choices';
import { calculatorForm } from './calculator-form';
import { exampleJobTexts } from './example-job';
import { formats } from './formats';
import { mechanicForm, privacyPolicy, suggestion, waitlistForm } from './forms';
import { hero } from './hero';
import { heroPrices } from './hero-prices';
import { howItWorks } from './how-it-works';
import { jobTicket, mechanicCall } from './mechanic-call';
import { announcements, failures, noScript, regionNames } from './messages';
import { pageClickPhrases } from './page-click-phrases';
import { savingsCalculator } from './savings-calculator';
import { notFound, siteFooter, topBar } from './site';
import { whyChoose } from './why-choose';

/** All that the site says in English, and how it writes figures. */
export const content = {
  announcements,
  benefitCards,
  benefits,
  calculatorForm,
  cars,
  failures,
  formats,
  hero,
  heroPrices,
  howItWorks,
  exampleJobTexts,
  jobTicket,
  afterJoining,
  mechanicCall,
  mechanicForm,
  noScript,
  notFound,
  pageClickPhrases,
  privacyPolicy,
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

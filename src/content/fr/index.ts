// biome-ignore-all lint/performance/noBarrelFile: a language is loaded as one module
/* All texts of the site in French, and the formats of numbers and dates. */
export { afterJoining } from './after-joining';
export { benefitCards, benefits } from './benefits';
export { cars, factors, services, variants } from './calculator-choices';
export { calculatorForm } from './calculator-form';
export { exampleJobTexts } from './example-job';
export { formats } from './formats';
export { mechanicForm, suggestion, waitlistForm } from './forms';
export { hero } from './hero';
export { heroPrices } from './hero-prices';
export { howItWorks } from './how-it-works';
export { jobTicket, mechanicCall } from './mechanic-call';
export { announcements, failures, noScript, regionNames } from './messages';
export { ownerFacts } from './owner-facts';
export { pageClickPhrases } from './page-click-phrases';
export { savingsCalculator } from './savings-calculator';
export { notFound, siteFooter, topBar } from './site';
export { whyChoose } from './why-choose';

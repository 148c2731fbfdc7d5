// biome-ignore-all lint/performance/noBarrelFile: a language is loaded as one module
// biome-ignore-all lint/performance/noReExportAll: every text of a file belongs to the language
/* All of the site's English texts, and the English formats for numbers and dates. */
export * from './after-joining';
export * from './benefits';
export * from './calculator-choices';
export * from './calculator-form';
export * from './example-job';
export * from './formats';
export * from './forms';
export * from './hero';
export * from './hero-prices';
export * from './how-it-works';
export * from './mechanic-call';
export * from './messages';
export * from './owner-facts';
export * from './page-click-phrases';
export * from './savings-calculator';
export { notFound, siteFooter, topBar } from './site';
export * from './why-choose';

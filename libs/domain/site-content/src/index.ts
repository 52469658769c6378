export { BRAND_KINDS, brandFields } from './brandFields.ts';
export { cardOffer } from './cardOffer.ts';
export type { CardOffer } from './cardOffer.ts';
export { changedOn } from './changedOn.ts';
export { CONTENT_BLOCKS } from './contentPart.ts';
export type { CallToActionPart, ContentItem, ContentPart, HeroPart, StockChoice } from './contentPart.ts';
export { stockField } from './fields.ts';
export { faqFields } from './faqFields.ts';
export { homeSectionFields } from './homeSectionFields.ts';
export type { HomeSection, HomeSectionInput } from './homeSectionFields.ts';
export { hoursFields } from './hoursFields.ts';
export { jobFields } from './jobFields.ts';
export { jobPosting, salaryText } from './jobPosting.ts';
export type { JobPostingOptions } from './jobPosting.ts';
export { modelOffers } from './modelOffers.ts';
export type { OfferedModel } from './modelOffers.ts';
export { offerFields } from './offerFields.ts';
export { pageFields } from './pageFields.ts';
export { personFields } from './personFields.ts';
export { postFields } from './postFields.ts';
export { publishedContent } from './publishedContent.ts';
export type { PublishOptions } from './publishedContent.ts';
export { chosenFaqs, chosenPeople, htmlOf, namedPlaces, personCard, shownParts } from './shownParts.ts';
export type { PersonCard, ShownPart } from './shownParts.ts';
export { redirectFields } from './redirectFields.ts';
export { allSpecialHours } from './specialHour.ts';
export type { SpecialHour } from './specialHour.ts';
export { shownSale } from './sale.ts';
export type { Sale, ShownSale } from './sale.ts';
export { noContent } from './siteContent.ts';
export type {
  Brand,
  ContentEntry,
  ContentOffer,
  ContentPage,
  Faq,
  Job,
  Person,
  Post,
  SiteContent,
} from './siteContent.ts';

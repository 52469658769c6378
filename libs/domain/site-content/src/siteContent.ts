import type { Offer } from '@forecourt/offer';
import type { z } from 'zod';
import type { brandFields } from './brandFields.ts';
import type { ContentPart } from './contentPart.ts';
import type { faqFields } from './faqFields.ts';
import type { HomeSection } from './homeSectionFields.ts';
import type { jobFields } from './jobFields.ts';
import type { pageFields } from './pageFields.ts';
import type { personFields } from './personFields.ts';
import type { postFields } from './postFields.ts';
import type { SpecialHour } from './specialHour.ts';

/** What every entry has. */
export interface ContentEntry {
  /** Its file, as problems name it: `content/posts/towing.md`. */
  file: string;
  draft: boolean;
  /** First and last day, both whole; null without a limit. */
  start: string | null;
  expiry: string | null;
  /** Day of the last change that its file gives. */
  updated: string | null;
  body: readonly ContentPart[];
}

/** An offer; `body` is its description with its formatting. */
export interface ContentOffer extends Offer, ContentEntry {
  start: string | null;
  expiry: string | null;
  imageAlt: string;
}

/** A post of the blog. */
export interface Post extends z.output<typeof postFields>, ContentEntry {
  start: string;
  slug: string;
  /** Reading time at 220 words a minute, at least one. */
  minutes: number;
}

/** A page of text. */
export interface ContentPage extends z.output<typeof pageFields>, ContentEntry {
  /** Its address, with a leading slash. */
  path: string;
}

/** A brand that the dealer sells, or a firm of its group. */
export interface Brand extends z.output<typeof brandFields>, ContentEntry {
  slug: string;
}

/** Somebody who works for the dealer. */
export interface Person extends z.output<typeof personFields>, ContentEntry {}

/** A job that the dealer offers. */
export interface Job extends z.output<typeof jobFields>, ContentEntry {
  start: string;
  slug: string;
}

/** A question with its answer, `body`. */
export interface Faq extends z.output<typeof faqFields>, ContentEntry {
  slug: string;
}

/** The content of a site. */
export interface SiteContent {
  offers: readonly ContentOffer[];
  /** Newest first. */
  posts: readonly Post[];
  pages: readonly ContentPage[];
  brands: readonly Brand[];
  /** In their order. */
  people: readonly Person[];
  /** Newest first. */
  jobs: readonly Job[];
  /** In their order. */
  faqs: readonly Faq[];
  /** The sections of the home page, top to bottom; null for those of the declaration. */
  home: readonly HomeSection[] | null;
  /** Days on which locations have other hours than in a usual week. */
  hours: readonly SpecialHour[];
  /** Old addresses, with the final one of each. */
  redirects: ReadonlyMap<string, string>;
}

/** The content of a site without a `content` folder. */
export const noContent: SiteContent = {
  offers: [],
  posts: [],
  pages: [],
  brands: [],
  people: [],
  jobs: [],
  faqs: [],
  home: null,
  hours: [],
  redirects: new Map(),
};

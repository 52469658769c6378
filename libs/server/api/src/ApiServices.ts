import type { Schema } from '@forecourt/database';
import type { SheetMaker } from '@forecourt/documents';
import type { LeadLimits } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SiteByHost } from './ApiSite.ts';
import type { ServerHalf } from './halves/ServerHalf.ts';

/** The search engine, through the Typesense protocol. */
export interface SearchPort {
  /** Fetches a path of the protocol, such as `/multi_search`: in process, or from a server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A key that may search the collection of a site, by the site's slug. */
  keyOf(site: string): string;
}

/** What the API is made of. */
export interface ApiServices {
  db: Kysely<Schema>;
  sites: SiteByHost;
  /** What works on the outbox; told when there is a lead or a message of a half to deliver. */
  leads: { wake(): void };
  /** Null where no engine is: then there are no similar cars, and `/readyz` does not ask for one. */
  searchEngine: SearchPort | null;
  /** The server halves of the features of the sites; none when left out. */
  halves?: readonly ServerHalf[];
  /** Makes the PDFs of cars; left out, there are none. */
  sheets?: Pick<SheetMaker, 'make'>;
  /** A picture of a car of a site as JPEG, for its PDF; null where there is none. Left out, PDFs have no photo. */
  photo?: (path: string, slug: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  now: () => Date;
  logger: Logger;
  /** How many leads are taken; the lead desk's own limits by default. */
  limits?: LeadLimits;
  /** How many calls a visitor may make; 600 in a minute by default. */
  callLimits?: LeadLimits;
  /** How many reports of events and page speed are taken; 120 in 10 minutes from an address by default. */
  reportLimits?: LeadLimits;
  /** How many revealed numbers are logged; 60 in 10 minutes from an address by default. */
  revealLimits?: LeadLimits;
  /** How many proxies stand in front and add to X-Forwarded-For; 0 by default: the header is not believed. */
  trustedProxies?: number;
  /** Wanted as `Authorization: Bearer …` by `/metrics`; open when left out, closed to all when null. */
  metricsToken?: string | null | undefined;
  /** What runs with less than an operator may think, in words, for `/readyz`. */
  notes?: readonly string[];
  /** True once the process is to stop: `/readyz` turns red, so that no new visitors are sent here. */
  stopping?: () => boolean;
}

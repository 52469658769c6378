import type { DatabaseWatch, Schema } from '@forecourt/database';
import type { SheetMaker } from '@forecourt/documents';
import type { LeadLimits, Mailer, SmsSender } from '@forecourt/lead-desk';
import type { Uploads } from '@forecourt/uploads';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { SiteByHost } from './ApiSite.ts';

/** The search engine, through the Typesense protocol. */
export interface SearchPort {
  /** Fetches a path of the protocol, such as `/multi_search`: in process, or from a server, for which the port has a limit of time. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A key that may search the collection of a site, by the site's slug. */
  keyOf(site: string): string;
}

/** Services of the platform, for the API and its server halves. */
export interface PlatformServices {
  db: Kysely<Schema>;
  /** Notices a database that does not answer; without it calls wait for it. */
  watch?: Pick<DatabaseWatch, 'guard'>;
  sites: SiteByHost;
  /** The outbox worker; it is woken when there is a lead or a message of a server half to deliver. */
  leads: { wake(): void };
  /** Null without a search engine: there are no similar cars, and `/readyz` does not check it. */
  searchEngine: SearchPort | null;
  /** Sends what cannot wait, such as codes; without them nothing is sent. */
  mailer?: Mailer;
  sms?: SmsSender;
  /** Makes the PDFs of cars; without it there are none. */
  sheets?: Pick<SheetMaker, 'make'>;
  /** A picture of a car of a site as JPEG, for its PDF; null if there is none. Without it PDFs have no photo. */
  photo?: (path: string, slug: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** What is done with files of shoppers; without it no form takes files. */
  uploads?: Uploads;
  now: () => Date;
  logger: Logger;
  /** Rate limits of leads; the lead desk's limits by default. */
  limits?: LeadLimits;
  /** Rate limits of confirmations to shoppers; a lead above them is stored and not confirmed. 10 an hour per IP address by default. */
  confirmationLimits?: LeadLimits;
  /** Rate limit of calls by visitor; 600 a minute by default. */
  callLimits?: LeadLimits;
  /** Rate limit of reports of events and page speed; 120 in 10 minutes per IP address by default. */
  reportLimits?: LeadLimits;
  /** Rate limit of revealed numbers; 60 in 10 minutes per IP address by default. */
  revealLimits?: LeadLimits;
  /** Slugs of the served sites that share their accounts of shoppers under a name; without it a site has its own alone. */
  sitesOfRealm?: (accountRealm: string) => readonly string[];
  /** The sign-in codes that one network asks for in ten minutes; 20 by default. */
  codesPer10Minutes?: number;
  /** Number of trusted proxies that add to X-Forwarded-For; 0 by default: the header is ignored. */
  trustedProxies?: number;
  /** The token that `/metrics` requires as `Authorization: Bearer …`; undefined needs no token, null closes it. */
  metricsToken?: string | null | undefined;
  /** More metrics of the process, which `/metrics` has behind those of the API. */
  registries?: readonly Registry[];
  /** Notes about missing settings, for `/readyz`. */
  notes?: readonly string[];
  /** True once the process is stopping: `/readyz` returns 503, so that the load balancer sends no new visitors. */
  stopping?: () => boolean;
}

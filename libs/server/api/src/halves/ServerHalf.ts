import type { OutboxHandler, OwnMigrations } from '@forecourt/database';
import type { Mailer, SmsSender } from '@forecourt/lead-desk';
import type { Operation } from '@forecourt/platform-client/contracts';
import type { DealerConfig, PublicSite, SiteDefinition } from '@forecourt/site-config';
import type { Hono } from 'hono';
import type { ApiSite } from '../ApiSite.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import type { Mountable, Reply, Servable, Serving, WithInvalid, WithNotOffered } from '../http/serve.ts';
import type { PlatformServices } from '../PlatformServices.ts';
import type { HalfOfSite } from './HalfOfSite.ts';

/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The parts of a site from which a server half selects its providers. */
export interface SiteFacts<Options = unknown> {
  dealer: DealerConfig;
  /** The public part of the site. */
  shown: PublicSite;
  /** The options of the half's own feature. */
  options: Options;
  /** The environment with the secrets that the config names. */
  env: Env;
}

/** Services for the operations of a server half: those of the platform, and its metrics. */
export type HalfServices = PlatformServices & { metrics: ApiMetrics };

/**
 * Serves the operations of a server half. On a site without the feature the response is the problem `notOffered` (404), before the
 * request is validated. On every other site the handler receives the half's value for the site.
 */
export interface HalfApi<Value> {
  /** Serves an operation by its schemas; `offer` is the half's value for the site. */
  serve<Request, Answer, Problem extends string, Empty = undefined>(
    operation: Servable<Request, Answer, Problem, Empty> & WithInvalid,
    serving: Serving<Request, Value, NoInfer<Reply<Answer, Problem, Empty>>>,
  ): void;
  /** The same for an optional service: if `offerOf` returns null, the response is `notOffered` too. */
  serveOffer<Request, Answer, Problem extends string, Offer, Empty = undefined>(
    operation: Servable<Request, Answer, Problem, Empty> & WithInvalid & WithNotOffered,
    offerOf: (value: Value) => Offer | null,
    serving: Serving<Request, Offer, NoInfer<Reply<Answer, Problem, Empty>>>,
  ): void;
  /** Serves an operation by a raw handler that parses the request and makes the response: plain forms and files. */
  mount<Problem extends string>(
    operation: Mountable<Problem>,
    handle: (context: ApiContext, value: Value) => Promise<Response>,
  ): void;
}

/** A message of the outbox for a handler of a server half. */
export interface HalfMessage {
  /** Id of its subject, as passed to `enqueue`. */
  key: string;
  /** The payload, as passed to `enqueue`; parse it before use. */
  payload: unknown;
  /** Counted from 1. */
  attempt: number;
}

/** Services for a handler of the outbox. */
export interface OutboxServices {
  db: PlatformServices['db'];
  now: () => Date;
  /** Looked up at each attempt, so that retries use a corrected config; null for an unknown site. */
  siteBySlug: (slug: string) => ApiSite | null;
  /** Sends e-mails; omitted where nothing is sent. */
  mailer?: Mailer | undefined;
  /** Sends text messages; omitted where none are sent. */
  sms?: SmsSender | undefined;
}

/** The server half of a feature, as used by the platform. */
export interface ServerHalf<Value = unknown> {
  /** Id of its feature. */
  feature: string;
  /** Its calls by id. */
  operations: Readonly<Record<string, Operation>>;
  /** Its tables; empty for none. */
  migrations: OwnMigrations['migrations'];
  /** Handlers of its messages in the outbox, by topic; each topic begins with the id of its feature. */
  outbox(services: OutboxServices): Readonly<Record<string, OutboxHandler>>;
  /** Topic of its messages about changed stock; null for a half that wants none. */
  stockTopic: string | null;
  /** Selects its providers for a site with the feature. Throws an Error with a fix if a secret is missing. */
  open(
    site: Pick<SiteDefinition, 'dealer' | 'features'>,
    facts: Omit<SiteFacts, 'dealer' | 'options'>,
  ): HalfOfSite;
  /** Wraps a value for a site, for tests. */
  forSite(value: Value): HalfOfSite;
  /** Its value for a site; null if the site does not have the feature. */
  valueFor(site: ApiSite): Value | null;
  /** Serves its operations. Throws an Error if one is declared and not served, or served and not declared. */
  addRoutes(api: Hono<ApiEnvironment>, services: HalfServices): void;
}

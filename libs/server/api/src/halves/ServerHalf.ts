import type { OutboxHandler, OwnMigrations } from '@forecourt/database';
import type { Operation } from '@forecourt/platform-client/contracts';
import type { DealerConfig, PublicSite, SiteDefinition } from '@forecourt/site-config';
import type { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiSite } from '../ApiSite.ts';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import type { Mountable, Reply, Servable, Serving, WithInvalid, WithNotOffered } from '../http/serve.ts';

/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** What a half is told of a site, to choose its providers by. */
export interface SiteFacts<Options = unknown> {
  dealer: DealerConfig;
  /** What visitors may know of the site. */
  shown: PublicSite;
  /** The options of the half's own feature. */
  options: Options;
  /** Where the secrets are that the config names. */
  env: Env;
}

/** What the calls of a half may use: the services of the platform, and its figures. */
export type HalfServices = ApiServices & { metrics: ApiMetrics };

/**
 * Where a half serves its operations. A site without the feature is answered with the problem `notOffered` (404) before anything else
 * is looked at; on every other site a handler is given the half's value for it.
 */
export interface HalfApi<Value> {
  /** Serves an operation by its schemas; `offer` is the half's value for the site. */
  serve<Request, Answer, Problem extends string, Empty = undefined>(
    operation: Servable<Request, Answer, Problem, Empty> & WithInvalid,
    serving: Serving<Request, Value, NoInfer<Reply<Answer, Problem, Empty>>>,
  ): void;
  /** The same for what not every site with the feature offers: null of `offerOf` is `notOffered` too. */
  serveOffer<Request, Answer, Problem extends string, Offer, Empty = undefined>(
    operation: Servable<Request, Answer, Problem, Empty> & WithInvalid & WithNotOffered,
    offerOf: (value: Value) => Offer | null,
    serving: Serving<Request, Offer, NoInfer<Reply<Answer, Problem, Empty>>>,
  ): void;
  /** Serves an operation by a handler that reads and answers for itself: plain forms and files. */
  mount<Problem extends string>(
    operation: Mountable<Problem>,
    handle: (context: ApiContext, value: Value) => Promise<Response>,
  ): void;
}

/** A message of the outbox that a handler of a half works on. */
export interface HalfMessage {
  /** Id of its subject, as `enqueue` was given it. */
  key: string;
  /** As `enqueue` was given it: to be parsed. */
  payload: unknown;
  /** Counted from 1. */
  attempt: number;
}

/** What a handler of the outbox may use. */
export interface OutboxServices {
  db: ApiServices['db'];
  now: () => Date;
  /** Looked up at each attempt, so that retries use a corrected config; null for a site that is not served. */
  siteBySlug: (slug: string) => ApiSite | null;
}

/** What a half holds for one site. Only the half that made it can read it. */
export interface HalfOfSite {
  feature: string;
}

/** The server half of a feature, as the platform composes it. */
export interface ServerHalf<Value = unknown> {
  /** Id of its feature. */
  feature: string;
  /** Its calls by id. */
  operations: Readonly<Record<string, Operation>>;
  /** Its tables; empty for none. */
  migrations: OwnMigrations['migrations'];
  /** Handlers of its messages in the outbox, by topic; each topic begins with the id of its feature. */
  outbox(services: OutboxServices): Readonly<Record<string, OutboxHandler>>;
  /** Chooses its providers for a site that has the feature. Throws an Error with a remedy where a secret is missing. */
  open(
    site: Pick<SiteDefinition, 'dealer' | 'features'>,
    facts: Omit<SiteFacts, 'dealer' | 'options'>,
  ): HalfOfSite;
  /** A value for a site, as a test chooses it. */
  forSite(value: Value): HalfOfSite;
  /** Its value for a site; null where the site does not have the feature. */
  valueFor(site: ApiSite): Value | null;
  /** Serves its operations. Throws an Error where one of them is not served, or one is that it does not declare. */
  addRoutes(api: Hono<ApiEnvironment>, services: HalfServices): void;
}

import type { OutboxHandler, OwnMigrations } from '@forecourt/database';
import type { Operation } from '@forecourt/platform-client/contracts';
import { serverOptions } from '@forecourt/site-config';
import type { IdOf, ServerOptions, TypedFeature } from '@forecourt/site-config';
import { halfApi } from './halfApi.ts';
import type {
  HalfApi,
  HalfMessage,
  HalfServices,
  OutboxServices,
  ServerHalf,
  SiteFacts,
} from './ServerHalf.ts';
import type { HalfOfSite } from './HalfOfSite.ts';

/** The declaration of a server half. */
export interface HalfDeclaration<Feature extends TypedFeature, Value extends object> {
  /** The feature itself, as dealers list it. */
  feature: Feature & { manifest: { id: IdOf<Feature> } };
  /** Its calls by id, from the table of operations or declared by `defineOperation`. */
  operations: Readonly<Record<string, Operation>>;
  /**
   * Selects providers by the config of a site and the environment, at start and when the config changes. Throws an Error with the name of
   * the missing variable and a fix if a secret is not set.
   */
  site(facts: SiteFacts<ServerOptions<Feature>>): Value;
  /** Serves each of its operations. */
  routes(api: HalfApi<Value>, services: HalfServices): void;
  /**
   * Its tables: migrations by name, applied once each in the order of their names, after the platform's own. Never edit a released one.
   * Tables and names begin with the id of the feature: `wash_bookings`, `wash-0001`.
   */
  migrations?: OwnMigrations['migrations'];
  /**
   * The handlers of its outbox messages by topic; a topic begins with the id of the feature: `wash.booked`. A handler that rejects is
   * retried after 1 minute, 5 and 30 minutes, 2 hours, then every 12 hours, for three days; then the message is a dead letter. It may be called twice for one message
   * if a process crashed. `valueFor` returns the half's value for a site by its slug. It throws if the site is not served here or does
   * not have the feature, so that the message waits for a process that serves it.
   */
  outbox?: Readonly<
    Record<
      string,
      (
        message: HalfMessage,
        services: OutboxServices & { valueFor: (slug: string) => Value },
      ) => Promise<void>
    >
  >;
  /**
   * The topic of `outbox` that gets a message when cars have changed that a site with the feature may list, after they are in the search
   * index: `{ site, cars }` with the ids of up to 500 cars. The same change may come twice. None by default.
   */
  stockTopic?: string;
}

/**
 * Makes the server half of a feature, the default export of the module that its manifest names as `server`.
 *
 * @throws Error if a migration or a topic of the outbox does not begin with the id of the feature, or the topic of the stock has no handler.
 * @example
 * export default defineServerHalf({
 *   feature: quotes,
 *   operations: { quote },
 *   site: ({ env }) => ({ provider: quoteProvider(env) }),
 *   routes: (api) => api.serve(quote, { handle: async ({ offer }) => ({ answer: await offer.provider.ask(), cache: 'no-store' }) }),
 * });
 */
export function defineServerHalf<Feature extends TypedFeature, Value extends object>({
  feature: { manifest },
  operations,
  site,
  routes,
  migrations = {},
  outbox = {},
  stockTopic,
}: HalfDeclaration<Feature, Value>): ServerHalf<Value> {
  const values = new WeakMap<HalfOfSite, Value>();
  const feature: IdOf<Feature> = manifest.id;
  refuseNames(feature, Object.keys(migrations), `${feature}-`, 'migration');
  refuseNames(feature, Object.keys(outbox), `${feature}.`, 'topic');
  if (stockTopic !== undefined && !(stockTopic in outbox))
    throw new Error(
      `The server half of ${feature} gets changes of the stock as ${stockTopic}, and has no handler for it. Add one to \`outbox\`.`,
    );
  const half: ServerHalf<Value> = {
    feature,
    operations,
    migrations,
    stockTopic: stockTopic ?? null,
    outbox(services) {
      const valueFor = (slug: string) => {
        const found = services.siteBySlug(slug);
        if (!found)
          throw new Error(`The site ${slug} is not served here, so ${feature} has no value for it.`);
        const value = half.valueFor(found);
        if (!value) throw new Error(`The site ${slug} does not have the feature ${feature}.`);
        return value;
      };
      const handlers = Object.entries(outbox).map(([topic, handle]) => {
        const work: OutboxHandler = ({ key, payload, attempts }) =>
          handle({ key, payload, attempt: attempts }, { ...services, valueFor });
        return [topic, work] as const;
      });
      return Object.fromEntries(handlers);
    },
    open({ dealer, features }, facts) {
      const options = serverOptions<Feature>({ features }, feature);
      if (options === null) throw new Error(`The site ${dealer.slug} does not have the feature ${feature}.`);
      return half.forSite(site({ dealer, ...facts, options }));
    },
    forSite(value) {
      const held = { feature };
      values.set(held, value);
      return held;
    },
    valueFor({ halves = [] }) {
      const held = halves.find((each) => values.has(each));
      return (held && values.get(held)) ?? null;
    },
    addRoutes(api, services) {
      const served = new Set<string>();
      routes(halfApi(api, half, served), services);
      const missing = Object.keys(operations).filter((id) => !served.has(id));
      if (missing.length > 0)
        throw new Error(
          `The server half of ${feature} declares ${missing.join(', ')} and does not serve it. Serve it in \`routes\`, or remove it ` +
            'from `operations`.',
        );
    },
  };
  return half;
}

/** Names in shared namespaces begin with the id of the feature, so that they are unique. */
function refuseNames(feature: string, names: readonly string[], start: string, kind: string): void {
  const wrong = names.filter((name) => !name.startsWith(start));
  if (wrong.length > 0)
    throw new Error(
      `The server half of ${feature} has the ${kind} ${wrong.join(', ')}, which is not unique. Begin it with "${start}".`,
    );
}

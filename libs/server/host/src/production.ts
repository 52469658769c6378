import { apiSite } from '@forecourt/api';
import type { ServerHalf } from '@forecourt/api';
import type { SiteDefinition } from '@forecourt/site-config';
import type { ServerConfig } from './config.ts';
import { deskSecret } from './desk-secret.ts';
import { plainConnections } from './plain-connections.ts';
import { SettingError } from './setting-error.ts';
import { contentToken } from './contents/content-token.ts';
import { feedSecrets } from './stock-feeds.ts';
import { withoutWebhook } from './without-webhook.ts';

/** Shorter tokens can be guessed. */
const SHORTEST_TOKEN = 16;

/** What is about to be served. */
export interface Served {
  /** The definitions of its sites. */
  definitions: readonly Pick<SiteDefinition, 'dealer' | 'features' | 'routes'>[];
  halves: readonly ServerHalf[];
  /** Whether the process has a search engine of its own if no server is set. */
  searches: boolean;
}

type Configured = Pick<
  ServerConfig,
  'production' | 'problems' | 'env' | 'smtpUrl' | 'typesense' | 'deskHosts'
>;

/**
 * Refuses to serve shoppers with an incomplete configuration.
 *
 * @throws SettingError with every problem and its fix.
 */
export function refuseIncomplete(config: Configured, served: Served): void {
  if (!config.production) return;
  const problems = [
    ...config.problems,
    ...missing(config, served),
    ...plainConnections(config.env),
    ...siteProblems(config, served),
  ];
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new SettingError(
    `The platform does not start, because its configuration has ${count}:\n${problems.map((each) => `- ${each}`).join('\n')}\n` +
      'To try it on this machine without any settings, run forecourt demo.',
  );
}

/** What an operator must know about engines that run embedded in production; empty otherwise. */
export function embeddedWarnings(
  { production, env, typesense }: Pick<Configured, 'production' | 'env' | 'typesense'>,
  { searches }: Pick<Served, 'searches'>,
): string[] {
  if (!production) return [];
  const warnings: string[] = [];
  if (!env['DATABASE_URL'])
    warnings.push(
      'ALLOW_EMBEDDED=1: leads are in a database on the disk of this machine alone. If the disk is lost, so are they, and no second process can serve these sites. Set DATABASE_URL to a PostgreSQL server.',
    );
  if (searches && !typesense)
    warnings.push(
      'ALLOW_EMBEDDED=1: the search engine runs in this process, and is filled again at each start. Set TYPESENSE_URL and TYPESENSE_API_KEY to a search server.',
    );
  return warnings;
}

function missing({ env, smtpUrl, typesense, deskHosts }: Configured, { searches }: Served): string[] {
  const problems: string[] = [];
  if (process.env['NODE_ENV'] !== 'production')
    problems.push(
      'NODE_ENV is not production, so that React runs its slow development build. Set NODE_ENV=production.',
    );
  const embedded = env['ALLOW_EMBEDDED'] === '1';
  if (!embedded && !env['DATABASE_URL'])
    problems.push(
      'DATABASE_URL is not set. Set it to a PostgreSQL server, such as postgres://user:password@host:5432/name. ALLOW_EMBEDDED=1 keeps leads on the disk of this machine alone.',
    );
  if (!embedded && searches && !typesense)
    problems.push(
      'TYPESENSE_URL is not set. Set it and TYPESENSE_API_KEY to a search server. ALLOW_EMBEDDED=1 runs the engine in this process.',
    );
  if (!['smtp:', 'smtps:'].includes(URL.parse(smtpUrl ?? '')?.protocol ?? ''))
    problems.push(
      `SMTP_URL is ${smtpUrl === undefined ? 'not set' : 'no address of a mail server'}, so that no lead would reach a dealer. Set it, such as smtps://user:password@mail.example:465.`,
    );
  if ((env['METRICS_TOKEN'] ?? '').length < SHORTEST_TOKEN)
    problems.push(
      `METRICS_TOKEN is ${env['METRICS_TOKEN'] ? 'too short' : 'not set'}. Set it to at least ${SHORTEST_TOKEN} random characters, such as of \`openssl rand -hex 24\`.`,
    );
  if (deskHosts.length > 0) problems.push(...wordsOf(() => deskSecret(env, null)));
  return problems;
}

/** Sites without a public origin, and the secrets that their declarations name. */
export function siteProblems(
  { env }: Pick<Configured, 'env'>,
  { definitions, halves }: Omit<Served, 'searches'>,
): string[] {
  if (definitions.length === 0)
    return [
      'There is no site to serve. Build one, or set FORECOURT_DEALERS to the folder of the dealer apps.',
    ];
  const problems = definitions.flatMap((definition) => {
    const { slug, hosts } = definition.dealer;
    const origin = `https://${hosts[0] ?? slug}`;
    // One part at a time, because the first problem ends each.
    const secrets = [
      ...wordsOf(() => apiSite(definition, { origin, env })),
      ...wordsOf(() => feedSecrets(definition.dealer, env)),
      ...wordsOf(() => contentToken(definition.dealer, env)),
      ...halves.flatMap((half) =>
        wordsOf(() => apiSite(withoutWebhook(definition), { origin, env, halves: [half] })),
      ),
    ];
    const unnamed = `${slug} has no host, so that its public address is not known. Add it to "hosts" in its dealer.config.ts, and build again.`;
    return hosts.length > 0 ? secrets : [unnamed, ...secrets];
  });
  return [...new Set(problems)];
}

function wordsOf(action: () => unknown): string[] {
  try {
    action();
    return [];
  } catch (error) {
    if (error instanceof Error) return [error.message];
    throw error;
  }
}

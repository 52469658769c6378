import { timeZoneOf } from '@forecourt/location';
import type { DealerConfig } from '@forecourt/site-config';
import type { LeadWebhook } from '@forecourt/lead-desk';
import type { ApiSite } from '../ApiSite.ts';

/** What a dealer's config does not say. */
export interface ApiSiteOptions {
  /** Origin of the site as visitors see it, e.g. `https://harbour-city-motors.example`. */
  origin: string;
  /** Where the secrets are that the config names. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * The API's view of a dealer's config.
 *
 * Throws an Error when the config names a webhook secret that the environment does not have: without it, leads would be
 * posted that their receiver cannot trust.
 */
export function apiSite(dealer: DealerConfig, { origin, env }: ApiSiteOptions): ApiSite {
  const primary = dealer.locations.find((location) => location.primary) ?? dealer.locations[0];
  return {
    slug: dealer.slug,
    name: dealer.name,
    timeZone: timeZoneOf(primary?.address.state ?? null, dealer.timeZone),
    origin,
    leads: { to: dealer.leads.email, from: dealer.leads.fromEmail, webhook: webhookOf(dealer, env) },
    locations: dealer.locations.map(({ id, name, leadEmail, phone, address }) => ({
      id,
      name,
      email: leadEmail,
      phone,
      address,
    })),
    excludeStock: dealer.stock.excludeStock,
  };
}

function webhookOf({ slug, leads }: DealerConfig, env: ApiSiteOptions['env']): LeadWebhook | null {
  if (!leads.webhook) return null;
  const { url, secretEnv } = leads.webhook;
  const secret = env[secretEnv];
  if (secret) return { url, secret };
  throw new Error(
    `${slug}: leads.webhook.secretEnv names ${secretEnv}, which is not set. Its leads would be unsigned. ` +
      `Set ${secretEnv} to the secret shared with the receiver, or remove leads.webhook.`,
  );
}

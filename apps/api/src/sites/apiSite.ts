import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { EnquiryRules } from '@forecourt/lead';
import { publicSite } from '@forecourt/site-config';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import { z } from 'zod';
import type { LeadWebhook } from '@forecourt/lead-desk';
import type { ApiSite } from '../ApiSite.ts';
import { siteDelivery } from '../delivery/siteDelivery.ts';
import { siteLender } from '../lender/siteLender.ts';
import { siteYoux } from '../youx/siteYoux.ts';

/** What a dealer's config does not say. */
export interface ApiSiteOptions {
  /** Origin of the site as visitors see it, e.g. `https://harbour-city-motors.example`. */
  origin: string;
  /** Where the secrets are that the config names. */
  env: Readonly<Record<string, string | undefined>>;
}

/** What the API reads of the enquiry feature's options; the feature itself is a screen, and stays one. */
const enquiryOptions = z.object({
  messageRequired: z.boolean().default(true),
  disclaimer: z.string().nullable().default(null),
});

/**
 * The API's view of a site's definition: the dealer's routing, and what its enquiry form asks for.
 *
 * Throws an Error when the config names a webhook secret that the environment does not have: without it, leads would be
 * posted that their receiver cannot trust. Likewise without the key of a provider that is named.
 */
export function apiSite(
  { dealer, features, routes }: Pick<SiteDefinition, 'dealer' | 'features' | 'routes'>,
  { origin, env }: ApiSiteOptions,
): ApiSite {
  const shown = publicSite({ dealer, features, routes });
  return {
    slug: dealer.slug,
    name: dealer.name,
    timeZone: timeZoneOf(primaryLocation(dealer.locations)?.address.state ?? null, dealer.timeZone),
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
    publish: dealer.show,
    enquiry: enquiryRules(features['enquiry']),
    delivery: siteDelivery(dealer, env),
    lender: siteLender(shown.finance, env),
    youx: siteYoux(shown.finance, env),
    shown,
  };
}

/** A form that shows a choice of location sends it; the server cannot know which form it was, and does not insist. */
function enquiryRules(options: unknown): EnquiryRules {
  const { messageRequired, disclaimer } = enquiryOptions.parse(options ?? {});
  return { message: messageRequired, terms: disclaimer !== null };
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

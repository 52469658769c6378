import { hoursRows, primaryLocation, timeZoneOf } from '@forecourt/location';
import { locationPhone } from '@forecourt/phone';
import { publicSite } from '@forecourt/site-config';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import type { LeadWebhook } from '@forecourt/lead-desk';
import type { ApiSite } from '../ApiSite.ts';
import type { Env, ServerHalf } from '../halves/ServerHalf.ts';

/** Settings that are not in a dealer's config. */
export interface ApiSiteOptions {
  /** Origin of the site as visitors see it, e.g. `https://harbour-city-motors.example`. */
  origin: string;
  /** The environment with the secrets that the config names. */
  env: Env;
  /** The server halves that are loaded; a site uses those of its features. None by default. */
  halves?: readonly ServerHalf[];
}

/**
 * The API's view of a site's definition: the dealer's lead routing, and the values of its server halves.
 *
 * @throws Error with a fix if the config names a webhook secret that is not in the environment, because the receiver could not verify the
 *   leads. The same applies to the key of a provider.
 */
export function apiSite(
  { dealer, features, routes }: Pick<SiteDefinition, 'dealer' | 'features' | 'routes'>,
  { origin, env, halves = [] }: ApiSiteOptions,
): ApiSite {
  const shown = publicSite({ dealer, features, routes });
  return {
    slug: dealer.slug,
    name: dealer.name,
    timeZone: timeZoneOf(primaryLocation(dealer.locations)?.address.state ?? null, dealer.timeZone),
    origin,
    leads: {
      to: dealer.leads.email,
      from: dealer.leads.fromEmail,
      mailColor: dealer.leads.mailColor,
      routes: dealer.leads.routes,
      crm: dealer.leads.crm,
      sms: dealer.leads.sms,
      webhook: webhookOf(dealer, env),
    },
    phone: dealer.phones.main,
    locations: dealer.locations.map(
      ({ id, name, leadEmail, phone, address, contact_detail, location_type, primary, workshop }) => ({
        id,
        name,
        type: location_type,
        primary,
        workshop,
        email: leadEmail,
        phone: locationPhone({ phone, contact_detail }),
        address,
        hours: hoursRows(contact_detail.opening_hours).map(({ label, text }) => ({ label, text })),
        openingHours: contact_detail.opening_hours,
        specialHours: dealer.specialHours,
        timeZone: timeZoneOf(address.state, dealer.timeZone),
      }),
    ),
    dealerships: dealer.dealerships.map(({ slug, name }) => ({ slug, name })),
    excludeStock: dealer.stock.excludeStock,
    stockFeed: dealer.stockFeed && {
      url: dealer.stockFeed.url,
      staleAfterHours: dealer.stockFeed.staleAfterHours,
    },
    publish: dealer.show,
    retention: dealer.retention,
    accountRealm: dealer.accountRealm,
    shown,
    halves: halves
      .filter(({ feature }) => feature in features)
      .map((half) => half.open({ dealer, features }, { shown, env })),
  };
}

function webhookOf({ slug, leads }: DealerConfig, env: Env): LeadWebhook | null {
  if (!leads.webhook) return null;
  const { url, secretEnv } = leads.webhook;
  const secret = env[secretEnv];
  if (secret) return { url, secret };
  throw new Error(
    `${slug}: leads.webhook.secretEnv names ${secretEnv}, which is not set. Leads would be unsigned. ` +
      `Set ${secretEnv} to the secret shared with the receiver, or remove leads.webhook.`,
  );
}

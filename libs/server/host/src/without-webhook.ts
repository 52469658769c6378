import type { SiteDefinition } from '@forecourt/site-config';

/** A site without the webhook of its leads, and so without the secret that one needs. */
export function withoutWebhook<Site extends Pick<SiteDefinition, 'dealer'>>(definition: Site): Site {
  const { dealer } = definition;
  return { ...definition, dealer: { ...dealer, leads: { ...dealer.leads, webhook: null } } };
}

const CAMPAIGN = /^(utm_[a-z0-9_]{1,40}|gclid|fbclid)$/;

/**
 * Whether a query parameter is a campaign parameter: `utm_*`, `gclid` and `fbclid` only. Pages do not depend on them; leads have
 * them. (ruling 88)
 */
export function isCampaignParam(name: string): boolean {
  return CAMPAIGN.test(name);
}

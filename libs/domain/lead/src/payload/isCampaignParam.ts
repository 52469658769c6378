const CAMPAIGN = /^(utm_[a-z0-9_]{1,40}|gclid|fbclid)$/;

/**
 * Whether a query parameter says which advertisement brought a visitor: `utm_*`, `gclid` and `fbclid` only. No page depends on
 * one; a lead carries them. (ruling 88)
 */
export function isCampaignParam(name: string): boolean {
  return CAMPAIGN.test(name);
}

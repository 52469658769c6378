import { oneLine } from '../fields/oneLine.ts';
import { isCampaignParam } from './isCampaignParam.ts';

/**
 * The campaign parameters of a URL: `utm_*`, `gclid` and `fbclid` only, in alphabetical order, the last of repeated ones, 200
 * characters at most. All others can be personal data and are left out. (ruling 88)
 *
 * @example linkedQueryParams('/cars/a?utm_source=news&email=a@b.example') // { utm_source: 'news' }
 */
export function linkedQueryParams(url: string): Record<string, string> {
  const params = new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(url)?.[1]);
  params.sort();
  const found = [...params].filter(([key]) => isCampaignParam(key));
  return Object.fromEntries(found.map(([key, value]) => [key, oneLine(value.slice(0, 200))]));
}

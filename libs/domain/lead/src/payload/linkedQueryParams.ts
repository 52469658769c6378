import { oneLine } from '../fields/oneLine.ts';
import { isCampaignParam } from './isCampaignParam.ts';

/**
 * The query parameters that say which advertisement brought a visitor: `utm_*`, `gclid` and `fbclid` only, in alphabetical
 * order, the last of repeated ones, 200 characters at most. Everything else in a URL may be personal and is left out. (ruling 88)
 *
 * @example linkedQueryParams('/cars/a?utm_source=news&email=a@b.example') // { utm_source: 'news' }
 */
export function linkedQueryParams(url: string): Record<string, string> {
  const params = new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(url)?.[1]);
  params.sort();
  const found = [...params].filter(([key]) => isCampaignParam(key));
  return Object.fromEntries(found.map(([key, value]) => [key, oneLine(value.slice(0, 200))]));
}

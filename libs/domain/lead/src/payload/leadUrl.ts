import { oneLine } from '../fields/oneLine.ts';
import { linkedQueryParams } from './linkedQueryParams.ts';

/**
 * The URL of the page that a lead was sent from, without fragment and with campaign parameters only, since other parameters (such
 * as a typed search) can be personal data. At most 1,000 characters.
 *
 * @example leadUrl('https://dealer.example/cars/a?query=me&gclid=1#map') // 'https://dealer.example/cars/a?gclid=1'
 */
export function leadUrl(url: string): string {
  const page = url.replace(/[?#].*$/s, '');
  const query = new URLSearchParams(linkedQueryParams(url)).toString();
  return oneLine((query === '' ? page : `${page}?${query}`).slice(0, 1000));
}

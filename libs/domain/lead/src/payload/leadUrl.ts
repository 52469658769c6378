import { oneLine } from '../fields/oneLine.ts';
import { linkedQueryParams } from './linkedQueryParams.ts';

/**
 * The address of the page a lead was sent from, without fragment and with its marketing parameters only; a search typed
 * into a URL can be personal. At most 1,000 characters.
 *
 * @example leadUrl('https://dealer.example/cars/a?query=me&gclid=1#map') // 'https://dealer.example/cars/a?gclid=1'
 */
export function leadUrl(url: string): string {
  const page = url.replace(/[?#].*$/s, '');
  const query = new URLSearchParams(linkedQueryParams(url)).toString();
  return oneLine((query === '' ? page : `${page}?${query}`).slice(0, 1000));
}

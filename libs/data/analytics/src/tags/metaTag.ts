import { metaName } from './firmEvents.ts';
import { hereShared } from './sharedLocation.ts';
import type { FirmTag } from './FirmTag.ts';

const ADDRESS = 'https://www.facebook.com/tr/';

/**
 * The Meta pixel as a picture that is requested for each event, the way of Meta's `noscript` pixel. Meta's script is never loaded: it
 * reads the address and the buttons of pages itself. A picture has no more than this function writes.
 */
export function metaTag(pixel: string): FirmTag {
  const send = (event: string, details: Record<string, string> = {}) => {
    const query = new URLSearchParams({ id: pixel, ev: event, dl: hereShared(), noscript: '1', ...details });
    const picture = new Image();
    picture.referrerPolicy = 'origin';
    picture.src = `${ADDRESS}?${query}`;
  };
  return {
    name: 'Meta',
    start() {},
    stop() {},
    staysLoaded: () => false,
    page: () => send('PageView'),
    take: (event) =>
      send(metaName(event), {
        ...(event.label !== undefined && { 'cd[content_category]': event.label }),
        ...(event.car_id !== undefined && {
          'cd[content_ids]': JSON.stringify([String(event.car_id)]),
          'cd[content_type]': 'vehicle',
        }),
      }),
  };
}

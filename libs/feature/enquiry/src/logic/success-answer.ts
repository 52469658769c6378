import { answerTime, locationsFor, timeZoneOf } from '@forecourt/location';
import type { PublicSite } from '@forecourt/site-config';

/**
 * When somebody answers the message that was just sent, as a sentence. The page knows a location only from a booked time; otherwise all sales
 * locations are meant, and there is a sentence only if it is true of each. Null if the hours are not known.
 */
export function successAnswer(
  {
    locations,
    specialHours: special,
    timeZone: declared,
  }: Pick<PublicSite, 'locations' | 'specialHours' | 'timeZone'>,
  { locationId, now }: { locationId: number | null; now: Date },
): string | null {
  const known = locations.filter(({ id }) => id === locationId);
  const sales = locationsFor('sales', locations);
  const [places] = [known, sales, locations].filter(({ length }) => length > 0);
  const texts = (places ?? []).map(({ id, address, contact_detail: { opening_hours: hours } }) => {
    const timeZone = timeZoneOf(address.state, declared);
    return answerTime({ id, hours, special, timeZone }, now).text;
  });
  const [text = null] = texts;
  return texts.every((each) => each === text) ? text : null;
}

import { call, routes } from '@forecourt/platform-client';

/** The day until which this browser holds a vehicle, in words; null if it does not. */
export async function ownUntil(slug: string, timeZone: string): Promise<string | null> {
  const own = await call(routes.ownCheckout, { params: { slug } });
  if (!own) return null;
  const day = new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  return day.format(new Date(own.held_until)).replace(',', '');
}

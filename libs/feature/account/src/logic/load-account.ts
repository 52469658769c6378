import { gate } from '@forecourt/page/gate';
import type { LoadedPage } from '@forecourt/page/gate';
import type { PageHead } from '@forecourt/page/head';
import { fetchInSession } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { call, routes } from '@forecourt/platform-client';
import { appointmentText, zonedIso } from '@forecourt/location';
import { checkoutPath, hasPage, paths } from '@forecourt/site-config';
import { deviceName } from './device-name.ts';

/** A session on the page of an account. */
export interface ShownSession {
  id: string;
  device: string;
  current: boolean;
  /** The day of its last use, in words. */
  used: string;
}

/** A passkey on the page of an account. The days are in words. */
export interface ShownPasskey {
  id: string;
  name: string;
  /** The site where it signs in, if that is another one; else null. */
  elsewhere: string | null;
  added: string;
  /** Null until it has signed somebody in. */
  used: string | null;
}

/** The page of an account. */
export interface AccountPage {
  head: PageHead;
  email: string | null;
  phone: string | null;
  passkeys: ShownPasskey[];
  /** Whether the session is new enough to add one. */
  mayAddPasskey: boolean;
  sessions: ShownSession[];
  /** The vehicles that are reserved for the shopper. */
  reservations: { reference: string; name: string; href: string; until: string }[];
  /** The page of saved vehicles; null if the site has none. */
  garage: string | null;
}

/** The page of the account of who is signed in, with the headers of its response; anybody else is sent to the sign-in. */
export async function loadAccount(
  services: SiteServices,
  loaded: LoadedPage,
): Promise<{ page: AccountPage; headers: Headers }> {
  const { shopper, headers } = await gate(services, loaded, 'account');
  const { site, origin } = services;
  const { fetch } = fetchInSession(services, loaded.request);
  const [{ sessions }, { passkeys, may_add: mayAddPasskey }, reservations] = await Promise.all([
    call(routes.accountSessions, {}, { fetch }),
    call(routes.passkeys, {}, { fetch }),
    reservationsOf(services, fetch),
  ]);
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: site.zone });
  const page = {
    head: {
      title: `Your account | ${site.name}`,
      description: `Your account at ${site.name}.`,
      canonical: origin + paths.account(),
      noindex: true,
    },
    email: shopper?.email ?? null,
    phone: shopper?.phone ?? null,
    passkeys: passkeys.map(({ id, host, name, added_at, used_at }) => ({
      elsewhere: host === loaded.url.hostname ? null : host,
      ...{ id, name, added: day.format(new Date(added_at)) },
      used: used_at === null ? null : day.format(new Date(used_at)),
    })),
    mayAddPasskey,
    sessions: sessions.map(({ id, current, device, used_at }) => ({
      ...{ id, current, device: deviceName(device), used: day.format(new Date(used_at)) },
    })),
    reservations,
    garage: hasPage(site, GARAGE) ? GARAGE : null,
  };
  return { page, headers };
}

const GARAGE = '/my-garage';

/** The vehicles that are reserved for the shopper; none where the site takes no deposits. */
async function reservationsOf(
  { site }: SiteServices,
  fetch: SiteServices['fetch'],
): Promise<AccountPage['reservations']> {
  if (checkoutPath(site, '') === null) return [];
  const { reservations } = await call(routes.accountReservations, {}, { fetch });
  return reservations.flatMap(({ reference, slug, name, held_until: until, link }) => {
    const href = checkoutPath(site, slug);
    if (href === null || until === null) return [];
    const local = appointmentText(zonedIso(new Date(until), site.zone));
    return [{ reference, name, href: `${href}?link=${link}`, until: local }];
  });
}

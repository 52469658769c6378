import { appointmentText, zonedIso } from '@forecourt/location';
import { gate } from '@forecourt/page/gate';
import type { LoadedPage } from '@forecourt/page/gate';
import { fetchInSession, type SiteServices } from '@forecourt/page/loader';
import { typedOf } from '@forecourt/page/typed';
import { call, routes } from '@forecourt/platform-client';
import { oddsText } from '@forecourt/prize-draw';
import { featureOptions, paths } from '@forecourt/site-config';
import { data } from 'react-router';
import { SPIN_TYPED } from './typed-cookie.ts';
import type { spinToWin } from '../manifest.ts';
import type { SpinPage } from './page.ts';

/** The page of the draw for who is signed in, with the headers of its response; anybody else is sent to the sign-in. (RT-10, GA-02) */
export async function loadSpin(
  services: SiteServices,
  loaded: LoadedPage,
): Promise<{ page: SpinPage; headers: Headers }> {
  const { site, origin } = services;
  const options = featureOptions<typeof spinToWin>(site, 'spin-to-win');
  if (!options) throw data(null, { status: 404 });
  const { title, intro, prizes, terms, period } = options;
  const visitor = await gate(services, loaded, 'spin');
  const { shopper, headers } = visitor;
  const { fetch } = fetchInSession(services, loaded.request);
  const { is, mine } = await call(routes.spin, {}, { fetch });
  const prize = mine && prizes.find(({ id }) => id === mine.prize);
  const page: SpinPage = {
    head: {
      title: `${title} | ${site.name}`,
      description: intro,
      canonical: origin + paths.spinToWin(),
      noindex: true,
    },
    ...{ title, intro, terms, once: period.once, is },
    prizes: prizes.map(({ id, name, parts }) => ({ id, name, parts, odds: oddsText({ parts }, prizes) })),
    mine: mine && {
      ...{ prize: mine.prize, name: mine.name, reference: mine.reference },
      ...{ wins: prize?.wins ?? false, text: prize?.text ?? null },
      drawnAt: appointmentText(zonedIso(new Date(mine.drawn_at), site.zone)),
    },
    isNew: loaded.url.searchParams.has('drawn'),
    typed: typedOf(services, loaded.request, { cookie: SPIN_TYPED, visitor })?.values ?? {
      ...(shopper?.email && { email: shopper.email }),
      ...(shopper?.phone && { phone: shopper.phone }),
    },
  };
  return { page, headers };
}

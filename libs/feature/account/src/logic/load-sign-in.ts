import { pathOfSite, visitorOf } from '@forecourt/page/gate';
import type { LoadedPage } from '@forecourt/page/gate';
import type { SiteServices } from '@forecourt/page/loader';
import { featureOptions, paths } from '@forecourt/site-config';
import { redirect } from 'react-router';
import type { account } from '../manifest.ts';
import { readPendingCode } from './pending-code.ts';
import type { SignInPage, SignInTarget } from './sign-in-page.ts';

/** The page of the sign-in; whoever is signed in goes on at once. */
export async function loadSignIn(services: SiteServices, page: LoadedPage): Promise<SignInPage> {
  const { site, origin } = services;
  const target = targetOf(services, page.url);
  const { shopper, headers } = await visitorOf(services, page.request);
  if (shopper) throw redirect(target.redirect, { status: 303, headers });
  const { searchParams } = page.url;
  const pending =
    searchParams.get('step') === 'code'
      ? readPendingCode(page.request.headers.get('cookie'), new URL(origin).protocol)
      : null;
  const was = searchParams.get('was');
  const isOver = was === 'over' || (searchParams.get('step') === 'code' && pending === null);
  return {
    head: {
      title: `Sign in | ${site.name}`,
      description: `Sign in at ${site.name} with a code. You need no password.`,
      canonical: origin + paths.signIn(),
      noindex: true,
    },
    target,
    to: pending?.to ?? null,
    textMessages: featureOptions<typeof account>(site, 'account')?.textMessages ?? false,
    notice: isOver ? 'over' : was === 'again' ? 'again' : null,
  };
}

/** Where the sign-in of an address leads: only to pages of this site. */
export function targetOf(
  { site }: { site: Pick<SiteServices['site'], 'pages'> },
  { searchParams }: URL,
): SignInTarget {
  return {
    type: searchParams.get('type')?.slice(0, 40) ?? '',
    redirect: pathOfSite(site, searchParams.get('redirect')) ?? paths.account(),
    back: pathOfSite(site, searchParams.get('back')) ?? paths.home(),
  };
}

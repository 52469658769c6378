import { visitorOf } from '@forecourt/page/gate';
import { fetchAs, type SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { hasPage, paths } from '@forecourt/site-config';
import { ALERTS_PATH } from './addresses.ts';
import type { AlertsPage, AlertsView } from './page.ts';

/** Heading of the page. */
export const ALERTS_TITLE = 'Email alerts';

/**
 * The page of an address. Reading it changes nothing, because mail scanners follow links. What it asks of the platform counts as the visitor's,
 * because nothing of it is cached. The headers are those of its response.
 */
export async function loadAlerts(
  services: SiteServices,
  { request, url }: { request: Request; url: URL },
): Promise<{ page: AlertsPage; headers: Headers }> {
  const { site, origin } = services;
  const view = await viewOf(fetchAs(services, request), url.searchParams);
  const isKnown = view.is === 'ask' && hasPage(site, paths.signIn());
  const visitor = isKnown ? await visitorOf(services, request) : null;
  const page: AlertsPage = {
    head: {
      title: `${ALERTS_TITLE} | ${site.name}`,
      description: `News of vehicles at ${site.name} by email.`,
      canonical: origin + ALERTS_PATH,
      noindex: true,
    },
    view: view.is === 'ask' ? { ...view, email: visitor?.shopper?.email ?? null } : view,
  };
  return { page, headers: visitor?.headers ?? new Headers() };
}

async function viewOf(fetch: SiteServices['fetch'], query: URLSearchParams): Promise<AlertsView> {
  const [token, confirm] = [query.get('token'), query.get('confirm')];
  const [search, cars] = [query.get('search'), query.get('cars')];
  try {
    if (token !== null) {
      const mine = await call(routes.myAlerts, { query: { token } }, { fetch });
      return { is: 'mine', token, ...mine, notice: noticeOf(query.get('done')) };
    }
    if (confirm !== null) {
      const asked = await call(routes.alertLink, { query: { token: confirm } }, { fetch });
      return { is: 'confirm', token: confirm, email: asked.email, labels: asked.labels };
    }
    if (query.has('asked')) return { is: 'asked' };
    if (search === null && cars === null) return { is: 'none', why: null };
    const about = { ...(search !== null && { search }), ...(cars !== null && { cars }) };
    return { is: 'ask', ...(await call(routes.alertOffer, { query: about }, { fetch })), email: null };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return { is: 'none', why: error.status === 422 && token !== null ? BROKEN_LINK : error.error };
  }
}

const BROKEN_LINK = 'This link isn’t complete. Please open it from the email again.';

const noticeOf = (done: string | null) => (done === 'confirmed' || done === 'saved' ? done : null);

import { fetchAs, type SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { ALERTS_PATH, myAlertsPage } from './addresses.ts';
import type { RefusedAlert, Rhythm } from './page.ts';
import { STATEMENTS } from './statements.ts';

/**
 * Handles a form of the page: ask for news, confirm, stop alerts, or change how often e-mails come.
 *
 * @returns the path of the page that says what was done, or why it was refused.
 */
export async function sendAlerts(
  services: SiteServices,
  { request, url, form }: { request: Request; url: URL; form: FormData },
): Promise<{ to: string } | RefusedAlert> {
  const fetch = fetchAs(services, request);
  const { searchParams: query } = url;
  const [token, confirm] = [query.get('token'), query.get('confirm')];
  const email = textOf(form, 'email');
  const rhythm: Rhythm = textOf(form, 'rhythm') === 'at-once' ? 'at-once' : 'daily';
  try {
    if (confirm !== null) {
      const mine = await call(routes.confirmAlerts, { body: { token: confirm } }, { fetch });
      return { to: `${myAlertsPage(mine.token)}&done=confirmed` };
    }
    if (token !== null) {
      const stop = textOf(form, 'stop');
      const change = stop === '' ? { rhythm } : { stop: stop === 'all' ? ('all' as const) : Number(stop) };
      await call(routes.changeAlerts, { body: { token, ...change } }, { fetch });
      return { to: `${myAlertsPage(token)}&done=saved` };
    }
    const [search, cars] = [query.get('search'), query.get('cars')];
    const body = {
      ...{ email, rhythm, agreed: form.has('agreed'), page: `${url.pathname}${url.search}` },
      statement: search === null ? STATEMENTS.cars : STATEMENTS.search,
      ...(search !== null && { search }),
      ...(cars !== null && { cars: cars.split(',').map(Number) }),
    };
    await call(routes.postAlert, { body }, { fetch });
    return { to: `${ALERTS_PATH}?asked` };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    const { status, fields, error: words } = error;
    const errors = ['email', 'agreed'].flatMap((name) => {
      const [first] = fields?.[name] ?? [];
      return first === undefined ? [] : [[name, first] as const];
    });
    return {
      ...{ email, rhythm, errors: Object.fromEntries(errors), status: status || 503 },
      failure: errors.length > 0 ? null : words,
    };
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

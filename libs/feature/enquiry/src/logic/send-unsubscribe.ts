import { MARKETING_TOPIC_IDS } from '@forecourt/lead';
import { fetchAs } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';

/** A form of the page that was refused. */
export interface RefusedChoice {
  error: string;
  /** The address that was typed; null for the forms of a link. */
  typed: string | null;
  status: number;
}

/**
 * Handles a form of the page: unsubscribe from everything, choose topics, or unsubscribe an address that was typed.
 *
 * @returns the path of the page that says what was done.
 */
export async function sendUnsubscribe(
  services: SiteServices,
  { request, url, form }: { request: Request; url: URL; form: FormData },
): Promise<{ to: string } | RefusedChoice> {
  const token = url.searchParams.get('token');
  const typed = textOf(form, 'email');
  const fetch = fetchAs(services, request);
  try {
    if (token === null) {
      await call(routes.postStop, { body: { email: typed } }, { fetch });
      return { to: `${paths.unsubscribe()}?done=stopped` };
    }
    const stops = form.has('stop');
    const topics = stops ? [] : MARKETING_TOPIC_IDS.filter((topic) => form.getAll('topic').includes(topic));
    await call(routes.postSubscriptions, { body: { token, topics } }, { fetch });
    const query = new URLSearchParams({ token, done: topics.length === 0 ? 'stopped' : 'saved' });
    return { to: `${paths.unsubscribe()}?${query.toString()}` };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return { error: error.error, typed: token === null ? typed : null, status: error.status || 503 };
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

import type { MarketingTopic } from '@forecourt/lead';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';

/** What the page says first. */
export type UnsubscribeNotice = 'saved' | 'stopped' | null;

/** The page of a person's choices about marketing e-mails. */
export interface UnsubscribePage {
  /** The person of the link; null without a link, or with one that the site does not know. */
  person: {
    token: string;
    /** Masked. */
    email: string;
    topics: MarketingTopic[];
  } | null;
  notice: UnsubscribeNotice;
  /** Why there is no person, or why a form was refused; null for no error. */
  error: string | null;
  /** The address that was typed into a form that was refused; null if there was none. */
  typed: string | null;
}

/** The page of a URL: `?token=` is from the link in an e-mail. Reading it changes nothing, because mail scanners follow links. */
export async function loadUnsubscribe({ fetch }: SiteServices, url: URL): Promise<UnsubscribePage> {
  const done = url.searchParams.get('done');
  const notice = done === 'saved' || done === 'stopped' ? done : null;
  const token = url.searchParams.get('token');
  const page: UnsubscribePage = { person: null, notice, error: null, typed: null };
  if (token === null) return page;
  try {
    const person = await call(routes.subscriptions, { query: { token } }, { fetch });
    return { ...page, person: { token, ...person } };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return { ...page, error: error.status === 422 ? BROKEN_LINK : error.error };
  }
}

const BROKEN_LINK = 'This link isn’t complete. Please enter your email address instead.';

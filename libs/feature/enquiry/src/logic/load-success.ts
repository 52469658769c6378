import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { readSentCookie, type BookedTime } from './sent-cookie.ts';
import { successAnswer } from './success-answer.ts';

/** Loader data of the success page. */
export interface SuccessPage {
  head: PageHead;
  /** A message was sent from this browser in the last minutes. */
  isSent: boolean;
  /** It was a plain form, so that what the tab remembers is of an earlier message. */
  isPosted: boolean;
  /** The time that a form without JavaScript has booked; null for none. */
  booked: BookedTime | null;
  /** When somebody answers, as a sentence; null if it is not known. */
  answer: string | null;
}

/** The success page of a request. It reads a cookie, so the page is never cached. */
export function loadSuccess({ site, origin, now }: SiteServices, { headers }: Request): SuccessPage {
  const { isSent, isPosted, booked } = readSentCookie(headers.get('cookie'), new URL(origin).protocol);
  return {
    head: {
      title: `Your message | ${site.name}`,
      description: `What happens after a message to ${site.name}.`,
      canonical: `${origin}${paths.success()}`,
      noindex: true,
    },
    ...{ isSent, isPosted, booked },
    answer: successAnswer(site, { locationId: booked?.locationId ?? null, now }),
  };
}

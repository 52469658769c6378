import { paths } from '@forecourt/site-config';

/** The links of a marketing e-mail. */
export interface UnsubscribeLinks {
  /** The page of the person's choices. */
  page: string;
  /** For the button of a mail client: it posts here (RFC 8058). */
  oneClick: string;
}

/** The links of a person at a site. */
export function unsubscribeLinks({ origin, token }: { origin: string; token: string }): UnsubscribeLinks {
  const query = new URLSearchParams({ token }).toString();
  return {
    page: new URL(`${paths.unsubscribe()}?${query}`, origin).href,
    oneClick: new URL(`/api/unsubscribe?${query}`, origin).href,
  };
}

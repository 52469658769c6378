/** Path of the page. */
export const ALERTS_PATH = '/alerts';

/** The page that confirms, by the secret of its link. */
export const confirmPage = (token: string): string => address({ confirm: token });

/** The page of a person's alerts. */
export const myAlertsPage = (token: string): string => address({ token });

const address = (query: Record<string, string>): string =>
  `${ALERTS_PATH}?${new URLSearchParams(query).toString()}`;

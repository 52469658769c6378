/** Path of the page. */
export const ALERTS_PATH = '/alerts';

/** Path of the script of the worker that shows notifications; the page is its scope. */
export const WORKER_PATH = '/alerts-worker.js';

/** The page that confirms, by the secret of its link. */
export const confirmPage = (token: string): string => address({ confirm: token });

/** The page of a person's alerts. */
export const myAlertsPage = (token: string): string => address({ token });

const address = (query: Record<string, string>): string =>
  `${ALERTS_PATH}?${new URLSearchParams(query).toString()}`;

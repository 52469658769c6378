import type { IncomingMessage } from 'node:http';
import type { Api } from '@forecourt/api';
import type { AnswerCache } from './answer-cache.ts';

/** The engines behind the calls of loaders. */
export interface SiteFetchOptions {
  /** A path of the search protocol. */
  search(path: string, init?: RequestInit): Promise<Response>;
  /** The current API. */
  api(): Pick<Api, 'fetch'>;
  /** Caches the answers about a car; it is cleared when stock changes. */
  cars: AnswerCache;
}

/** A car and its market figures: what every vehicle page asks for. Their answers are the same for every visitor. */
const CAR_ANSWER = /^\/api\/cars\/[^/?]+(\/autogauge)?$/;

/** Creates the function by which the loaders of all sites call search engine and API in this process. */
export function siteFetch({ search, api, cars }: SiteFetchOptions) {
  const ask = (slug: string, path: string, init?: RequestInit, incoming?: IncomingMessage) => {
    const headers = new Headers(init?.headers);
    headers.set('host', `${slug}.localhost`);
    const request = new Request(`http://${slug}.localhost${path}`, { ...init, headers });
    return Promise.resolve(api().fetch(request, incoming ? { incoming } : {}));
  };

  return (slug: string, path: string, init?: RequestInit, incoming?: IncomingMessage): Promise<Response> => {
    if (path.startsWith('/typesense/')) return search(path.slice('/typesense'.length), init);
    if (CAR_ANSWER.test(path) && (init?.method ?? 'GET') === 'GET')
      return cars.get(slug, path, () => ask(slug, path));
    return ask(slug, path, init, incoming);
  };
}

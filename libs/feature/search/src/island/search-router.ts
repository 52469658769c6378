import type { Router } from 'instantsearch.js/es/types';
import { NavigationType } from 'react-router';

export interface SearchRouterOptions {
  /** The URL of the page. */
  url: string;
  /** The normalised spelling of a search URL. */
  tidy(url: string): string;
  navigate(url: string, options: { replace: boolean; state: unknown }): void;
  /** Whether the last search failed. InstantSearch then returns to the last state that has results. */
  failed(): boolean;
}

/** The router of InstantSearch on top of React Router. Its route is a URL. */
export interface SearchRouter extends Router<string> {
  /** React Router has arrived at a URL, with the state of that entry of the history. */
  arrive(url: string, how: NavigationType, state: unknown): void;
  /** Back or Forward leads to a URL, which React may have rendered all the time. */
  back(url: string): void;
  /** What is rendered after `back`: passed to InstantSearch if it is where Back led to, and no search was written since. */
  afterBack(url: string): void;
  /** Starts writing. After the returned function, which unmounting calls, nothing is written: InstantSearch clears its state then. */
  mount(): () => void;
  /** The URL of the last search that failed. */
  failedUrl(): string | null;
}

/** State of the entries of the history that the router has written. */
const WRITTEN = 'search';

/**
 * Writes each search as one navigation of React Router, and passes other navigations, such as links, Back and Forward, to InstantSearch.
 * Its own navigations finish later, and some never do because a newer one replaces them, so they are not passed back; the state of their
 * entry tells them from a link to the same URL. The URL of a
 * failed search is replaced by that of the results that stay, and that entry of the history by the next search.
 */
export function searchRouter({ url: start, tidy, navigate, failed }: SearchRouterOptions): SearchRouter {
  let current = tidy(start);
  let failedUrl: string | null = null;
  let backTo: string | null = null;
  let mounted = false;
  let onUpdate: ((url: string) => void) | null = null;
  const follow = (url: string) => {
    current = url;
    onUpdate?.(url);
  };
  return {
    onUpdate: (callBack) => void (onUpdate = callBack),
    read: () => current,
    createURL: (url) => url,
    dispose: () => void (onUpdate = null),
    write(url) {
      if (!mounted || url === current) return;
      const replace = failed();
      failedUrl = replace ? current : null;
      current = url;
      backTo = null;
      navigate(url, { replace, state: WRITTEN });
    },
    arrive(address, how, state) {
      const url = tidy(address);
      if ((state === WRITTEN && how !== NavigationType.Pop) || url === current) return;
      follow(url);
    },
    back: (address) => void (backTo = tidy(address)),
    afterBack(address) {
      const url = tidy(address);
      if (url === backTo && url !== current) follow(url);
    },
    failedUrl: () => failedUrl,
    mount() {
      mounted = true;
      return () => {
        mounted = false;
      };
    },
  };
}

import { formatSearchUrl, parseSearchUrl } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import { fromIndexState, toIndexState } from './ui-state.ts';
import type { IndexState } from './ui-state.ts';

export interface UrlRouterOptions {
  site: SearchSite;
  /** The path this page stands for; the router is silent on every other. */
  currentPath: string;
  /** Path and query of where the visitor is now. */
  location(): string;
  /** Goes to a path and query as a new entry of the history. */
  navigate(url: string): void;
}

/**
 * InstantSearch's router over React Router's: the URL is the state, both ways. It writes only on its own path, so
 * leaving the page never writes a search over the next one, and never writes what the URL already says, so that
 * Back does not loop.
 */
export function urlRouter({ site, currentPath, location, navigate }: UrlRouterOptions) {
  let onUpdate: (state: IndexState) => void = () => {};
  let written = canonical(location());

  function canonical(url: string): string {
    return formatSearchUrl(parseSearchUrl(url, site), site);
  }
  function isHere(url: string): boolean {
    return url.split('?')[0] === currentPath;
  }

  return {
    $$type: 'forecourt.url',
    read: (): IndexState => toIndexState(parseSearchUrl(location(), site)),
    createURL: (state: IndexState): string => {
      const { tracking, near, radiusKm, bounds } = parseSearchUrl(location(), site);
      return formatSearchUrl(
        { ...fromIndexState(state, currentPath), tracking, near, radiusKm, bounds },
        site,
      );
    },
    write(state: IndexState): void {
      const here = location();
      if (!isHere(here)) return;
      const next = this.createURL(state);
      if (next === canonical(here)) return;
      written = next;
      navigate(next);
    },
    onUpdate(callback: (state: IndexState) => void): void {
      onUpdate = callback;
    },
    dispose(): void {
      onUpdate = () => {};
    },
    /** Called after each navigation: tells InstantSearch when somebody else changed the URL. */
    located(url: string): void {
      const now = canonical(url);
      if (!isHere(url) || now === written) return;
      written = now;
      onUpdate(this.read());
    },
  };
}

export type UrlRouter = ReturnType<typeof urlRouter>;

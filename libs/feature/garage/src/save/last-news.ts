import type { SaveNews } from '../logic/save-news.ts';

/** What the last press of a heart has done, for the toast. */
export interface LastNews {
  news: SaveNews;
  /** The vehicle's name. */
  name: string;
  /** False if the browser stores nothing. */
  kept: boolean;
  /** The ids of the vehicles saved last, for a comparison; none for fewer than two. */
  compare: readonly string[];
  /** True if the browser is offline, so that the account has the change later. */
  later?: boolean;
  /** Why the account does not have the change. */
  error?: string;
  /** Sends it again. */
  retry?: () => void;
  /** The sign-in that is needed first. */
  signIn?: string;
}

let current: LastNews | null = null;
const listeners = new Set<() => void>();

/** Reports what a press has done; null dismisses the toast. */
export function setLastNews(news: LastNews | null): void {
  current = news;
  for (const listener of listeners) listener();
}

export const lastNews = (): LastNews | null => current;

export function watchLastNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import type { SaveNews } from '../logic/save-news.ts';

/** What the last press of a heart has done, for the toast. */
export interface LastNews {
  news: SaveNews;
  /** The vehicle's name. */
  name: string;
  /** False if the browser stores nothing. */
  kept: boolean;
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

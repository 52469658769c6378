import { readStored, writeStored } from '@forecourt/browser';
import type { CardHit } from '@forecourt/stock-search';
import type { SavedStock } from './saved-stock.ts';

const stored = { name: 'garage-stock', version: 1 } as const;

/** Stock data that this browser kept, and when it came, milliseconds since 1970. */
export interface KeptStock {
  at: number;
  stock: SavedStock;
}

/** Keeps the stock data of the saved vehicles for a time without a network. */
export function keepStock(slug: string, { at, stock }: KeptStock): void {
  writeStored(slug, stored, { at, stock: [...stock] });
}

/** The stock data that was kept; null if there is none. */
export function readKeptStock(slug: string): KeptStock | null {
  const value = readStored(slug, stored);
  if (typeof value !== 'object' || value === null) return null;
  const { at, stock }: Partial<Record<keyof KeptStock, unknown>> = value;
  return typeof at === 'number' && Array.isArray(stock)
    ? { at, stock: new Map(stock.filter(isEntry)) }
    : null;
}

/** This browser wrote it in this form: what it checks is that nothing else did. */
function isEntry(value: unknown): value is [string, CardHit | null] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const hit: unknown = value[1];
  return hit === null || (typeof hit === 'object' && hit !== null && 'id' in hit && hit.id === value[0]);
}

/**
 * How old something is, in words.
 *
 * @param ms milliseconds, 0 or more.
 * @example ageText(7_200_000) // '2 hours ago'
 */
export function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute ago';
  const words = new Intl.RelativeTimeFormat('en-AU');
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 48 * 60) return words.format(-Math.floor(minutes / 60), 'hour');
  return words.format(-Math.floor(minutes / 1_440), 'day');
}

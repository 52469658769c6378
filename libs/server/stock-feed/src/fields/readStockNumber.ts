import { readText } from '@forecourt/values';
import type { Warn } from '../warning.ts';

const SCIENTIFIC = /^\d(?:\.\d+)?e\+\d+$/i;

/** Parses a stock number: always text, to keep leading zeros. One that a spreadsheet turned into `1.23457E+11` needs review. */
export function readStockNumber(
  value: string | null,
  warn: Warn,
): { stocknum: string | null; review: boolean } {
  const stocknum = readText(value);
  if (stocknum === null) warn('no_stock', 'stocknum', value);
  const spoilt = stocknum !== null && SCIENTIFIC.test(stocknum);
  if (spoilt) warn('stock_scientific_notation', 'stocknum', value);
  return { stocknum, review: spoilt };
}

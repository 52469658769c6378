import { lazyPart } from '@forecourt/browser';

/** A row of vehicles. Most texts have none: the first page of a visit loads the code of their cards only if it has one. */
export const StockRow = lazyPart(async () => (await import('./StockStripRow.tsx')).StockStripRow);

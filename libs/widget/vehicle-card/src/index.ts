export { StockCard } from './StockCard.tsx';
export type { CardSlots } from './CardSlots.ts';
export { loadStockStrips } from './loadStockStrips.ts';
export type { StockStrip } from './loadStockStrips.ts';
export { StockRow } from './StockRow.tsx';

export { StockCard } from './StockCard.tsx';
export type { CardSlots } from './CardSlots.ts';

export { StockCard } from './StockCard.tsx';
export type { CardSlots } from './card-slots.ts';

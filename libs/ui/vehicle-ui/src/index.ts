export { cardFacts } from './card-facts.ts';
export { PriceBlock } from './PriceBlock.tsx';
export type { PriceBlockProps } from './PriceBlock.tsx';
export { FinanceWarning, Repayment } from './Repayment.tsx';
export type { RepaymentProps } from './Repayment.tsx';
export { SoldPanel } from './SoldPanel.tsx';
export { KeyInformation, SpecList } from './Specs.tsx';
export { VehicleCard, VehicleCardSkeleton } from './VehicleCard.tsx';
export type { VehicleCardProps } from './VehicleCard.tsx';

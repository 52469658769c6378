import type { ReactNode } from 'react';
import type { CardCar } from './cardCar.ts';

/** A vehicle in a list. */
export interface VehicleCardProps {
  car: CardCar;
  /** The page's current time, for the age of new arrivals. */
  now: Date;
  /** The repayment with both rates; null where the dealer shows none or the vehicle has none. */
  weekly: { amount: number; annualRatePercent: number; comparisonRatePercent: number } | null;
  electricTag?: boolean;
  newArrivalDays?: number;
  noPriceText?: string;
  /** The dealer sells subscriptions; the unit after their price, `/week` by default. */
  subscriptions?: boolean;
  subscriptionSuffix?: string;
  /** Minimum saving against the market that a card mentions, dollars; 500 by default. */
  marketThreshold?: number;
  /** The town of the vehicle, for groups. */
  showTown?: boolean;
  /** How far away the vehicle is, such as '13 km away'; its town is then shown too. */
  distance?: string | null;
  /** Above the fold: the picture loads eagerly. */
  priority?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Requests the URLs of all pictures of the vehicle; with it the card's pictures can be swiped. */
  photos?: () => Promise<readonly string[]>;
  /** Buttons at the bottom, `size="small"`; for a sold vehicle the one that finds similar vehicles. */
  actions?: ReactNode;
  /** The save button, on top of the picture. */
  save?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** `boxed` (default) has a border, `bare` is the showroom card. */
  look?: 'boxed' | 'bare';
}

import { formatNumber, longDate } from '@forecourt/values';
import { addDays } from './addDays.ts';
import { adjustedPrice, type AdjustedPrice } from './adjustedPrice.ts';
import type { ValuationAnswers } from './answers.ts';
import { answerShares } from './answerShares.ts';
import type { Comparable } from './comparable.ts';
import { comparableStock } from './comparableStock.ts';
import { onlineLimit, type NoFigureReason } from './noFigure.ts';
import { quantile } from './quantile.ts';
import { RANGE_STEP, roundOutward } from './roundOutward.ts';
import type { ValuedVehicle } from './valuedVehicle.ts';

/** The fewest comparable vehicles for a range. */
export const MIN_COMPARABLES = 3;

/** How long a range is valid, in days (ruling 153). */
export const VALID_DAYS = 7;

/** Share of an advertised price that a dealer keeps for preparation, warranty and selling. */
const DEALER_SHARE = 0.15;

/** The ends of the range are the quarters of the adjusted prices, and this share beyond them. */
const MARGIN_OF_ERROR = 0.04;

/** The lowest range that is shown, in dollars. */
const MIN_VALUE = 500;

/** One step of the calculation, for a shopper. */
export interface ValuationReason {
  text: string;
  /** Dollars that the step adds, negative if it takes off; to the nearest hundred. */
  amount: number;
}

/** A range with what it rests on. */
export interface ValueRange {
  /** Whole dollars, in hundreds. */
  min: number;
  max: number;
  /** The steps: the market first, then what changes it. */
  reasons: ValuationReason[];
  /** How many vehicles it rests on, and from when, as a sentence. */
  basis: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  validUntil: string;
}

/** The value of a vehicle: a range, or why there is none. */
export type Valuation = { range: ValueRange } | { none: NoFigureReason };

/**
 * The trade-in value of a vehicle as a range in whole dollars, or the reason why there is no online figure. Each price of a
 * comparable vehicle is brought to the year and kilometres of this one; the middle half of these prices, less the dealer's share,
 * changed by the answers and widened by a margin of error, is the range, rounded outward (`roundOutward`). More kilometres or a
 * worse answer never give more. What is owed on a vehicle does not change its value.
 *
 * @param market `stock`: the advertised vehicles to compare with, of which those that are not comparable are left out; `today`: `YYYY-MM-DD`.
 */
export function valueVehicle(
  vehicle: ValuedVehicle,
  answers: Omit<ValuationAnswers, 'finance'>,
  { stock, today }: { stock: readonly Comparable[]; today: string },
): Valuation {
  const limit = onlineLimit(vehicle, today);
  if (limit !== null) return { none: limit };
  const chosen = comparableStock(vehicle, stock, today);
  if (chosen.length < MIN_COMPARABLES) return { none: 'too-few' };
  const prices = chosen.map((each) => adjustedPrice(each, vehicle));
  const shares = answerShares(answers);
  const factor = (1 - DEALER_SHARE) * shares.reduce((sum, { share }) => sum + share, 1);
  const asked = prices.map(({ sameKm }) => sameKm);
  const range = roundOutward({
    min: quantile(asked, 0.25) * factor * (1 - MARGIN_OF_ERROR),
    max: quantile(asked, 0.75) * factor * (1 + MARGIN_OF_ERROR),
  });
  if (range.min < MIN_VALUE) return { none: 'too-low' };
  return {
    range: {
      ...range,
      reasons: [...marketReasons(prices, vehicle), ...answerReasons(quantile(asked, 0.5), shares)],
      basis: basisText(chosen),
      validUntil: addDays(today, VALID_DAYS),
    },
  };
}

function marketReasons(prices: readonly AdjustedPrice[], { year, km }: ValuedVehicle): ValuationReason[] {
  const middle = (step: keyof AdjustedPrice) =>
    quantile(
      prices.map((each) => each[step]),
      0.5,
    );
  const dealer = -DEALER_SHARE * middle('sameKm');
  return [
    {
      text: 'Middle of the advertised prices, without government charges',
      amount: toHundred(middle('advertised')),
    },
    ...changes([
      { text: `Built in ${year}`, amount: middle('sameYear') - middle('advertised') },
      { text: `${formatNumber(km)} km`, amount: middle('sameKm') - middle('sameYear') },
      { text: 'Preparation, warranty and selling by the dealer', amount: dealer },
    ]),
  ];
}

function answerReasons(asked: number, shares: ReturnType<typeof answerShares>): ValuationReason[] {
  const tradeIn = asked * (1 - DEALER_SHARE);
  return changes(shares.map(({ text, share }) => ({ text, amount: tradeIn * share })));
}

/** The steps that change the value by a hundred dollars at least. */
function changes(reasons: readonly ValuationReason[]): ValuationReason[] {
  return reasons
    .map(({ text, amount }) => ({ text, amount: toHundred(amount) }))
    .filter(({ amount }) => amount !== 0);
}

function toHundred(dollars: number): number {
  return Math.round(dollars / RANGE_STEP) * RANGE_STEP;
}

function basisText(chosen: readonly Comparable[]): string {
  const days = chosen.map(({ advertisedOn }) => advertisedOn).toSorted();
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const when = first === last ? `on ${longDate(last)}` : `from ${longDate(first)} to ${longDate(last)}`;
  return `Based on the prices of ${chosen.length} similar vehicles that were for sale ${when}.`;
}

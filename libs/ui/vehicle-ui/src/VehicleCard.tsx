import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import type { ReactNode } from 'react';
import { cardFacts } from './cardFacts.ts';
import { BareCard } from './BareCard.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CardRepayment } from './CardRepayment.tsx';
import { cardTitle } from './cardCar.ts';
import { statusDescription } from './VehicleStatus.tsx';
import type { CardCar } from './cardCar.ts';

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
  /** Above the fold: the picture loads eagerly. */
  priority?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Buttons at the bottom, `size="small"`; for a sold vehicle the one that finds similar vehicles. */
  actions?: ReactNode;
  /** The save button, on top of the picture. */
  save?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** `boxed` (default) has a border, `bare` is the showroom card. */
  look?: 'boxed' | 'bare';
}

/** A vehicle in a list. The title's link covers the whole card; buttons are above it. Prices align along a row. */
export function VehicleCard(props: VehicleCardProps) {
  return props.look === 'bare' ? <BareCard {...props} /> : <BoxedCard {...props} />;
}

function BoxedCard(props: VehicleCardProps) {
  const { car, showTown, actions, save, headingLevel: Heading = 'h3' } = props;
  const town = showTown ? [car.city, car.state].filter(Boolean).join(' ') : '';
  return (
    <article className="vehicle-card">
      <CardPicture {...props} />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={car.path} aria-description={statusDescription(car)}>
            {cardTitle(car)}
          </Link>
        </Heading>
        {car.badge && <p className="card-badge">{car.badge}</p>}
        <p className="card-facts">{cardFacts(car).join(FACTS_APART)}</p>
        {town && <p className="card-town icon icon-map-pin">{town}</p>}
        <div className="card-foot">
          {car.status !== 'sold' && <Money {...props} />}
          {actions && <div className="card-actions">{actions}</div>}
        </div>
      </div>
      {save && <div className="card-save">{save}</div>}
    </article>
  );
}

/** A middle dot between two em spaces. */
const FACTS_APART = '\u2002·\u2002';

function Money({ car, weekly, marketThreshold, ...options }: VehicleCardProps) {
  const price = priceDisplay(car, options);
  return (
    <>
      <CardPrice
        price={price}
        market={price.kind === 'subscription' ? null : marketIndicator(car, { threshold: marketThreshold })}
      />
      {weekly && (
        <CardRepayment
          amount={weekly.amount}
          annualRatePercent={weekly.annualRatePercent}
          comparisonRatePercent={weekly.comparisonRatePercent}
        />
      )}
    </>
  );
}

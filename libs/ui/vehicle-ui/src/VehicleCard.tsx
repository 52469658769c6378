import { marketIndicator, priceDisplay } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import { cardFacts } from './cardFacts.ts';
import { BareCard } from './BareCard.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CardRepayment } from './CardRepayment.tsx';
import { cardTitle } from './cardCar.ts';
import { statusDescription } from './VehicleStatus.tsx';
import type { VehicleCardProps } from './cardProps.ts';

/** A vehicle in a list. The title's link covers the whole card; buttons are above it. In a `card-rows` list prices align along a row. */
export function VehicleCard(props: VehicleCardProps) {
  return props.look === 'bare' ? <BareCard {...props} /> : <BoxedCard {...props} />;
}

function BoxedCard(props: VehicleCardProps) {
  const { car, showTown, distance, actions, save, headingLevel: Heading = 'h3' } = props;
  const town = showTown || distance ? [car.city, car.state].filter(Boolean).join(' ') : '';
  const place = [town, distance].filter(Boolean).join(FACTS_APART);
  return (
    <article className="vehicle-card">
      <CardPicture {...props} />
      <div className="card-body">
        <div>
          <Heading className="card-title">
            <Link href={car.path} aria-description={statusDescription(car)}>
              {cardTitle(car)}
            </Link>
          </Heading>
          {car.badge && <p className="card-badge">{car.badge}</p>}
          <p className="card-facts">{cardFacts(car).join(FACTS_APART)}</p>
          {place && <p className="card-town icon icon-map-pin">{place}</p>}
        </div>
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

import { displayedPrice } from '@forecourt/pricing';
import { LinkButton } from '@forecourt/primitives';
import type { Car } from '@forecourt/vehicle';

/** A link to the form that asks for news of a vehicle; none where there will be no news: it is sold, or is free and has no price. */
export default function FollowVehicle({ car }: { car: Car }) {
  if (car.status === 'sold' || (!car.reserved && displayedPrice(car) === null)) return null;
  return (
    <div>
      <LinkButton href={`/alerts?cars=${car.id}`} rel="nofollow" variant="outline" size="small">
        {car.reserved ? 'Email me if it’s available again' : 'Email me when the price drops'}
      </LinkButton>
    </div>
  );
}

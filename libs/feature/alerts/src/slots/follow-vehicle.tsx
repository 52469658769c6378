import { LinkButton } from '@forecourt/primitives';
import type { Car } from '@forecourt/vehicle';

/** A link to the form that asks for news of a vehicle; none for one that is sold. */
export default function FollowVehicle({ car }: { car: Pick<Car, 'id' | 'status' | 'reserved'> }) {
  if (car.status === 'sold') return null;
  return (
    <div>
      <LinkButton href={`/alerts?cars=${car.id}`} rel="nofollow" variant="outline" size="small">
        {car.reserved ? 'Email me if it’s available again' : 'Email me when the price drops'}
      </LinkButton>
    </div>
  );
}

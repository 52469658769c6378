import { displayedPrice } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import type { Car } from '@forecourt/vehicle';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 [--icon-size:18px] hover:underline';

/** A link to the form that asks for news of a vehicle; none where there will be no news: it is sold, or is free and has no price. */
export default function FollowVehicle({ car }: { car: Car }) {
  if (car.status === 'sold' || (!car.reserved && displayedPrice(car) === null)) return null;
  return (
    <div>
      <Link
        href={`/alerts?cars=${car.id}`}
        rel="nofollow"
        className={car.reserved ? LOOK : `${LOOK} icon icon-trending-down`}
      >
        {car.reserved ? 'Email me if it’s available again' : 'Email me when the price drops'}
      </Link>
    </div>
  );
}

import { displayedPrice } from '@forecourt/pricing';
import { Link } from '@forecourt/primitives';
import type { Car } from '@forecourt/vehicle';
import { Bell } from 'lucide-react';

/** A link to the form that asks for news of a vehicle; none where there will be no news: it is sold, or is free and has no price. */
export default function FollowVehicle({ car }: { car: Car }) {
  if (car.status === 'sold' || (!car.reserved && displayedPrice(car) === null)) return null;
  return (
    <div>
      <Link
        href={`/alerts?cars=${car.id}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 hover:underline"
      >
        <Bell aria-hidden size={18} strokeWidth={1.75} />
        {car.reserved ? 'Email me if it’s available again' : 'Email me when the price drops'}
      </Link>
    </div>
  );
}

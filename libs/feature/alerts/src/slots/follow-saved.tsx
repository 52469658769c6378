import { LinkButton } from '@forecourt/primitives';
import { followCars } from '../logic/addresses.ts';

/** A link to the form that asks for news of the saved vehicles. */
export default function FollowSaved({ ids }: { ids: readonly string[] }) {
  return (
    <LinkButton href={followCars(ids.slice(0, MOST))} variant="outline">
      Email me when a price drops
    </LinkButton>
  );
}

/** As many as one form takes. */
const MOST = 50;

import { LinkButton } from '@forecourt/primitives';

/** A link to the form that asks for news of the saved vehicles. */
export default function FollowSaved({ ids }: { ids: readonly string[] }) {
  return (
    <LinkButton href={`/alerts?cars=${ids.slice(0, MOST).join(',')}`} variant="outline">
      Email me when a price drops
    </LinkButton>
  );
}

/** As many as one form takes. */
const MOST = 50;

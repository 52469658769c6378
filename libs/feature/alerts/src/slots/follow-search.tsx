import { LinkButton } from '@forecourt/primitives';
import { followSearch } from '../logic/addresses.ts';

/** A link to the form that asks for news of a search. */
export default function FollowSearch({ search }: { search: string }) {
  return (
    <LinkButton href={followSearch(search)} variant="outline" rel="nofollow">
      Email me when new ones like this come in
    </LinkButton>
  );
}

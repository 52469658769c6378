import { LinkButton } from '@forecourt/primitives';

/** A link to the form that asks for news of a search. It imports nothing of the form, so that the search page loads no more for it. */
export default function FollowSearch({ search }: { search: string }) {
  return (
    <LinkButton href={`/alerts?search=${encodeURIComponent(search)}`} variant="outline" rel="nofollow">
      Email me when new ones like this come in
    </LinkButton>
  );
}

import { LinkButton } from '@forecourt/primitives';
import { searchEnquiryPath } from '../logic/search-topic.ts';

/** A link to the enquiry about a search that found nothing. */
export default function SearchWish({ search, found }: { search: string; found: number }) {
  if (found > 0) return null;
  return (
    <LinkButton href={searchEnquiryPath(search)} variant="outline">
      Tell me when one arrives
    </LinkButton>
  );
}

import { LinkButton } from '@forecourt/primitives';
import { searchEnquiryPath } from '../logic/search-topic.ts';

/** A link to the enquiry about a search that found nothing. */
export default function SearchWish({ search }: { search: string }) {
  return (
    <LinkButton href={searchEnquiryPath(search)} variant="outline">
      Tell me when one arrives
    </LinkButton>
  );
}

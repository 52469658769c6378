import { LinkButton } from '@forecourt/primitives';
import { useLocation } from 'react-router';
import { searchEnquiryPath } from '../logic/search-topic.ts';

/** A link to the enquiry about a search that found nothing. */
export default function SearchWish() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton href={searchEnquiryPath(pathname + search)} variant="outline">
      Tell me when one arrives
    </LinkButton>
  );
}

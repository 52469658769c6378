import { CONTACT } from './enquiry-topic.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The path and query of a search page in a URL of the enquiry page; null for none. */
export function wantedSearch({ searchParams }: URL): string | null {
  const search = searchParams.get('search') ?? '';
  return search.startsWith('/search/') && search.length <= 500 ? search : null;
}

/** The URL of the enquiry page about a search. */
export function searchEnquiryPath(search: string): string {
  return `/enquire?${new URLSearchParams({ search }).toString()}`;
}

/** The enquiry for what a search did not find: a person answers it, nothing is sent automatically. */
export function searchTopic(searchUrl: string): EnquiryTopic {
  return {
    ...CONTACT,
    title: 'Tell me when one arrives',
    intro: 'Tell us what matters to you. We look at what is on its way, and get back to you.',
    message: 'Please tell me when you have something that matches my search.',
    answers: { Search: searchUrl },
  };
}

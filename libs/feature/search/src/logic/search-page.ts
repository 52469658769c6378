import type { PageHead } from '@forecourt/site-config/head';
import type { MakeEntry, RangeFacet, TextFacet, unreadEnds } from '@forecourt/stock-search';
import type { Crumb } from './path-heading.ts';
import type { Bounds, SearchAnswer } from './search-answer.ts';
import type { SaidWords } from './understand-request.ts';

/** What the site's whole listed stock holds; the filters keep its order and its bounds whatever is chosen. */
export interface StockFacts {
  values: { [F in TextFacet]?: readonly string[] };
  bounds: { [F in RangeFacet]?: Bounds };
}

/** What is known of a search path whatever is chosen on it. */
export interface SearchPage {
  currentPath: string;
  heading: string;
  crumbs: readonly Crumb[];
  siteName: string;
  /** Makes and models that the path names; the rest of the vocabulary stays on the server. */
  makes: readonly MakeEntry[];
  stock: StockFacts;
  /** The site's search-only key. */
  searchKey: string;
  /** The instant of the page, ISO 8601. */
  now: string;
}

/** A search path with the answer to one of its searches. */
export interface AnsweredPage extends SearchPage {
  /** The search's one address, in the spelling of the stock. */
  url: string;
  head: PageHead;
  /** Null while nobody has asked yet. */
  answer: SearchAnswer | null;
  /** What plain words in the address were understood as. */
  said: SaidWords | null;
  /** What the address has for an end of a span and is no number. */
  unread: ReturnType<typeof unreadEnds>;
}

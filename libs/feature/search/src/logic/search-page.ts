import type { PageHead } from '@forecourt/page/head';
import type { MakeEntry, RangeFacet, SearchPath, TextFacet, unreadEnds } from '@forecourt/stock-search';
import type { NearestSearch } from './nearest-searches.ts';
import type { Crumb } from './path-heading.ts';
import type { Bounds, SearchAnswer } from './search-answer.ts';
import type { SaidWords } from './understand-request.ts';

/** Facets of the site's whole listed stock; the filters keep its order and bounds for any choice. */
export interface StockFacts {
  values: { [F in TextFacet]?: readonly string[] };
  bounds: { [F in RangeFacet]?: Bounds };
}

/** The data of a search path that does not depend on the choices. */
export interface SearchPage {
  currentPath: string;
  heading: string;
  crumbs: readonly Crumb[];
  siteName: string;
  /** Makes and models in the path; the rest of the vocabulary stays on the server. */
  makes: readonly MakeEntry[];
  stock: StockFacts;
  /** The site's search-only key. */
  searchKey: string;
  /** The instant of the page, ISO 8601. */
  now: string;
}

/** A search path with the results of one of its searches. */
export interface AnsweredPage extends SearchPage {
  /** The canonical URL of the search, in the spelling of the stock. */
  url: string;
  head: PageHead;
  /** Null before the first request. */
  answer: SearchAnswer | null;
  /** If nothing is found: the searches without one of the filters. */
  nearest?: readonly NearestSearch[];
  /** The interpretation of plain-language words in the URL. */
  said: SaidWords | null;
  /** Values in the URL for an end of a range that are not numbers. */
  unread: ReturnType<typeof unreadEnds>;
}

/** The makes and models in a path. */
export function makesOf(path: SearchPath, makes: readonly MakeEntry[]): MakeEntry[] {
  if (path.kind !== 'make' && path.kind !== 'model') return [];
  return makes.filter(({ slug }) => slug === path.make.slug);
}

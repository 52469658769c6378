import type { Collection } from '../collection/Collection.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import type { FacetRequest } from '../facet/parseFacets.ts';
import type { FieldSelection } from './fieldSelection.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { SortRule } from './parseSort.ts';
import type { SearchParams } from './searchParams.ts';
import type { SearchField } from './textOptions.ts';

/** A document put at a fixed position of a result, from 1. */
export interface Pin {
  doc: number;
  position: number;
}

/** One search, read and checked, ready to run. */
export interface SearchPlan {
  collection: Collection;
  params: SearchParams;
  /** The query as given. */
  rawQuery: string;
  /** As much of it as is read. */
  typed: string;
  /** The query after curation replaced or shortened it. */
  query: string;
  parsed: ParsedQuery;
  fields: SearchField[];
  /** The names of `query_by`, in the order given. */
  queryBy: string[];
  filter: FilterNode | null;
  /** A filter by curation, beside the request's own. */
  extraFilters: FilterNode[];
  facets: FacetRequest[];
  sort: SortRule[];
  pins: Pin[];
  hidden: number[];
  filterPins: boolean;
  groupBy: string[];
  groupLimit: number;
  selection: FieldSelection;
  perPage: number;
  /** How many results are passed over. */
  offset: number;
  metadata: unknown;
}

import type { Collection } from '../collection/Collection.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import type { FacetRequest } from '../facet/parseFacets.ts';
import type { FieldSelection } from './fieldSelection.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { SortRule } from './parseSort.ts';
import type { SearchParams } from './searchParams.ts';
import type { SearchField } from './textOptions.ts';

/** A document pinned at a position of a result; positions start at 1. */
export interface Pin {
  doc: number;
  position: number;
}

/** One search, parsed and validated, ready to run. */
export interface SearchPlan {
  collection: Collection;
  params: SearchParams;
  /** The query as given. */
  rawQuery: string;
  /** The part of the query that is evaluated. */
  typed: string;
  /** The query after curation replaced or shortened it. */
  query: string;
  parsed: ParsedQuery;
  fields: SearchField[];
  /** The names in `query_by`, in their order. */
  queryBy: string[];
  filter: FilterNode | null;
  /** A filter added by curation, in addition to the request's. */
  extraFilters: FilterNode[];
  facets: FacetRequest[];
  /** Limit of the values of all facets together. */
  facetValues: number;
  sort: SortRule[];
  pins: Pin[];
  hidden: number[];
  filterPins: boolean;
  groupBy: string[];
  groupLimit: number;
  selection: FieldSelection;
  perPage: number;
  /** How many results are skipped. */
  offset: number;
  metadata: unknown;
}

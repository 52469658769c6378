import type { Synonym } from '../curation/Synonym.ts';
import { countFacet } from '../facet/countFacet.ts';
import { parseFacetQuery, runFacetQuery } from '../facet/facetQuery.ts';
import type { JsonObject } from '../protocol/json.ts';
import { HitBuilder } from './buildHits.ts';
import type { Found } from './findDocuments.ts';
import { findDocuments } from './findDocuments.ts';
import { groupDocuments } from './groupDocuments.ts';
import type { Row } from './groupResults.ts';
import { groupResults } from './groupResults.ts';
import { orderDocuments } from './orderDocuments.ts';
import type { SearchPlan } from './SearchPlan.ts';

/** Runs one planned search; the response has the protocol's keys in the protocol's order. */
export function runSearch(plan: SearchPlan, synonyms: Iterable<Synonym>): JsonObject {
  const started = performance.now();
  const found = findDocuments(plan, synonyms);
  try {
    return {
      ...answerOf(plan, found),
      search_cutoff: found.cutOff,
      search_time_ms: Math.floor(performance.now() - started),
    };
  } finally {
    found.release();
  }
}

function answerOf(plan: SearchPlan, found: Found): JsonObject {
  const docs = found.docs.toArray();
  const pinned = found.pins.map(({ doc }) => doc);
  const grouped = plan.groupLimit > 0 ? groupResults(plan, found, docs) : null;
  const end = Math.min(plan.offset + plan.perPage, plan.params.number('limit_hits', 1_000_000));
  const rows = withPins(grouped?.rows ?? plainRows(plan, found, docs, end), found, plan.groupLimit > 0);
  const page = rows.slice(plan.offset, end);
  const builder = new HitBuilder(plan, found);
  const total = docs.length + pinned.length;
  return {
    facet_counts: facetCounts(plan, found, docs),
    found: grouped ? grouped.total + pinnedGroups(plan, pinned) : total,
    ...(grouped ? { found_docs: total, grouped_hits: page.map((row) => builder.group(row)) } : {}),
    ...(grouped ? {} : { hits: page.map((row) => builder.hit(row.docs[0]!, row.pinned)) }),
    ...(plan.metadata ? { metadata: plan.metadata } : {}),
    ...offsetOf(plan),
    ...(plan.selection.exclude.has('out_of') ? {} : { out_of: plan.collection.documents.count }),
    ...pageOf(plan),
    request_params: {
      collection_name: plan.collection.name,
      first_q: plan.rawQuery,
      per_page: plan.perPage,
      q: plan.rawQuery,
    },
  };
}

function plainRows(plan: SearchPlan, found: Found, docs: Uint32Array, end: number): Row[] {
  const ordered = orderDocuments(docs, plan.sort, plan.collection, found.scores, Math.min(docs.length, end));
  return Array.from(ordered, (doc) => ({ docs: [doc], pinned: false, size: 1 }));
}

/** Puts pinned documents at their positions, or at the end if there are too few results; in groups, one row per position. */
function withPins(rows: readonly Row[], found: Found, grouped: boolean): Row[] {
  const pinned = new Map<number, number[]>();
  for (const { doc, position } of found.pins) pinned.set(position, [...(pinned.get(position) ?? []), doc]);
  const waiting = [...pinned].sort((a, b) => a[0] - b[0]);
  const result: Row[] = [];
  const take = (): void => {
    const [, docs = []] = waiting.shift() ?? [];
    result.push({ docs, pinned: true, size: grouped ? 0 : 1 });
  };
  for (const row of rows) {
    while (waiting[0]?.[0] === result.length + 1) take();
    result.push(row);
  }
  while (waiting.length > 0) take();
  return result;
}

function pinnedGroups(plan: SearchPlan, docs: readonly number[]): number {
  const share = plan.params.flag('group_missing_values', true);
  return groupDocuments(Uint32Array.from(docs), plan.groupBy, plan.collection, share).sizes.length;
}

function facetCounts(plan: SearchPlan, found: Found, docs: Uint32Array): unknown[] {
  if (plan.facets.length === 0) return [];
  const { params } = plan;
  // Pinned documents count in addition to the others, also those without a position.
  const all = found.counted.length > 0 ? Uint32Array.from([...docs, ...found.counted]) : docs;
  const asked = parseFacetQuery(params, plan.facets);
  const request = plan.facets.find((facet) => facet.name === asked?.name);
  const query = asked && request ? runFacetQuery(asked, request, all, params) : null;
  const share = params.flag('group_missing_values', true);
  const groups = plan.groupLimit > 0 ? groupDocuments(all, plan.groupBy, plan.collection, share).of : null;
  const most = params.number('max_facet_values', 10);
  let left = plan.facetValues;
  return plan.facets.flatMap((facet) => {
    const counted = countFacet(facet, { docs: all, maxValues: Math.min(most, left), groups, query });
    left -= counted?.counts.length ?? 0;
    return counted ?? [];
  });
}

/** The response has the offset instead of the page if the request had only an offset. */
function offsetOf({ params }: SearchPlan): JsonObject {
  const offset = params.number('offset', 0);
  return params.number('page', 0) === 0 && offset > 0 ? { offset } : {};
}

function pageOf(plan: SearchPlan): JsonObject {
  return 'offset' in offsetOf(plan) ? {} : { page: Math.max(1, plan.params.number('page', 0)) };
}

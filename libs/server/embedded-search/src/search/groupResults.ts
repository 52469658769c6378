import type { Groups } from './groupDocuments.ts';
import { groupDocuments } from './groupDocuments.ts';
import type { Found } from './findDocuments.ts';
import { orderDocuments } from './orderDocuments.ts';
import type { SearchPlan } from './SearchPlan.ts';

/** One row of a result: a document, or a group of them, and whether it is pinned. */
export interface Row {
  docs: number[];
  pinned: boolean;
  /** The number of documents in the group that match the query. */
  size: number;
}

/** The rows of a grouped result in order, the groups, and their number. */
export interface GroupedRows {
  rows: Row[];
  groups: Groups;
  total: number;
}

/** Groups a result; each group shows its best documents and ranks like the best of them. */
export function groupResults(plan: SearchPlan, found: Found, docs: Uint32Array): GroupedRows {
  const { collection, groupBy, groupLimit } = plan;
  const missingShare = plan.params.flag('group_missing_values', true);
  const groups = groupDocuments(docs, groupBy, collection, missingShare);
  const place = new Map<number, number>();
  docs.forEach((doc, i) => place.set(doc, groups.of[i]!));
  const rows = new Map<number, Row>();
  for (const doc of orderDocuments(docs, plan.sort, collection, found.scores, docs.length)) {
    const group = place.get(doc)!;
    const row = rows.get(group);
    if (!row) rows.set(group, { docs: [doc], pinned: false, size: groups.sizes[group]! });
    else if (row.docs.length < groupLimit) row.docs.push(doc);
  }
  const ordered = [...rows.values()];
  const bySize = plan.sort.findIndex((rule) => rule.kind === 'groupSize');
  if (bySize === 0) ordered.sort((a, b) => (plan.sort[0]!.descending ? b.size - a.size : a.size - b.size));
  return { rows: ordered, groups, total: ordered.length };
}

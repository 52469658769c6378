import { Highlighter } from '../highlight/Highlighter.ts';
import type { JsonObject } from '../protocol/json.ts';
import { scoreNumber, textMatchInfo } from '../text/textScore.ts';
import { selectFields } from './fieldSelection.ts';
import type { Found } from './findDocuments.ts';
import type { Row } from './groupResults.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { exactDistance, geoDistance } from './sortKeys.ts';

/** Makes the hits of a result page. */
export class HitBuilder {
  readonly #plan: SearchPlan;
  readonly #found: Found;
  readonly #highlighter: Highlighter;
  readonly #older: boolean;

  constructor(plan: SearchPlan, found: Found) {
    this.#plan = plan;
    this.#found = found;
    this.#highlighter = new Highlighter(plan, found.words);
    this.#older = plan.params.flag('enable_highlight_v1', true);
  }

  /** One document as a hit. */
  hit(doc: number, pinned: boolean): JsonObject {
    const { collection, selection } = this.#plan;
    const document = collection.shown(collection.documents.read(doc));
    const { highlight, highlights } = this.#highlighter.of(doc, document);
    return {
      ...(pinned ? { curated: true } : {}),
      document: selectFields(document, selection),
      ...this.#distances(doc),
      highlight,
      ...(this.#older ? { highlights } : {}),
      ...(pinned ? {} : this.#match(doc)),
    };
  }

  /** A group as a row of `grouped_hits`. */
  group(row: Row): JsonObject {
    const { collection, groupBy } = this.#plan;
    const first = collection.documents.read(row.docs[0]!);
    const key = groupBy.filter((name) => first[name] !== undefined).map((name) => first[name]);
    return {
      ...(row.size > 0 ? { found: row.size } : {}),
      group_key: key,
      hits: row.docs.map((doc) => this.hit(doc, row.pinned)),
    };
  }

  #match(doc: number): JsonObject {
    const { scores } = this.#found;
    if (!scores || !this.#plan.sort.some((rule) => rule.kind === 'text')) return {};
    const score = { high: scores.high[doc]!, low: scores.low[doc]! };
    const info = textMatchInfo(score, this.#plan.params.matchType, this.#plan.parsed.include.length);
    return { text_match: Number(scoreNumber(score)), text_match_info: info };
  }

  #distances(doc: number): JsonObject {
    const { collection, sort } = this.#plan;
    const rules = sort.filter((rule) => rule.kind === 'geo');
    if (rules.length === 0) return {};
    const distances = rules.map((rule) => {
      const meters =
        rule.precisionMeters > 0 ? exactDistance(collection, rule, doc) : geoDistance(collection, rule, doc);
      return [rule.name, meters] as const;
    });
    return { geo_distance_meters: Object.fromEntries(distances) };
  }
}

/** `text_match_type` of the protocol: which field decides. */
export type MatchType = 'max_score' | 'max_weight' | 'sum_score';

/** The scores of a document's fields, combined. */
export interface FieldTotals {
  /** Words of the query, dropped ones included, that the document contains. */
  words: number;
  bestScore: number;
  bestWeight: number;
  weightedSum: number;
  fields: number;
}

/** A 63-bit score in two halves that a double represents exactly: `high * 2 ** 32 + low`. */
export interface TextScore {
  high: number;
  low: number;
}

/** Packs a document's score as in `text_match` of the protocol. */
export function textScore(totals: FieldTotals, type: MatchType): TextScore {
  const words = totals.bestScore === 0 ? 0 : Math.min(15, totals.words);
  const weight = Math.min(15, totals.bestWeight);
  const fields = Math.min(7, totals.fields);
  if (type === 'max_score') {
    // 4 bits of words, 48 of the best field's score, 8 of its weight, 3 of the number of fields.
    const upper = words * 2 ** 48 + totals.bestScore;
    const low = (upper % 2 ** 21) * 2 ** 11 + weight * 8 + fields;
    return { high: Math.floor(upper / 2 ** 21), low };
  }
  if (type === 'max_weight') {
    const upper = (words * 256 + weight) * 2 ** 19 + Math.floor(totals.bestScore / 2 ** 29);
    return { high: upper, low: (totals.bestScore % 2 ** 29) * 8 + fields };
  }
  const upper = words * 2 ** 27 + Math.floor(totals.weightedSum / 2 ** 29);
  return { high: upper, low: (totals.weightedSum % 2 ** 29) * 8 + fields };
}

/** A score as one integer. */
export function scoreNumber(score: TextScore): bigint {
  return BigInt(score.high) * 4_294_967_296n + BigInt(score.low);
}

/** The parts of a score, as in `text_match_info`; `queryWords` is the number of words in the query. */
export function textMatchInfo(
  score: TextScore,
  type: MatchType,
  queryWords: number,
): Record<string, unknown> {
  const number = scoreNumber(score);
  const bits = (from: bigint, count: bigint): bigint => (number >> from) & ((1n << count) - 1n);
  const words = Number(bits(59n, 4n));
  const bestFirst = type === 'max_score';
  return {
    best_field_score: String(bestFirst ? bits(11n, 48n) : bits(3n, 48n)),
    best_field_weight: Number(bestFirst ? bits(3n, 8n) : bits(51n, 8n)),
    fields_matched: Number(bits(0n, 3n)),
    num_tokens_dropped: Math.max(0, queryWords - words),
    score: String(number),
    tokens_matched: words,
    typo_prefix_score: 255 - Number(bestFirst ? bits(35n, 8n) : bits(27n, 8n)),
  };
}

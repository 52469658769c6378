import { CARD_HIT_FIELDS } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';
import type { AnsweredPage } from './search-page.ts';

/**
 * A page serialised as one text, each vehicle a row of values without keys: React Router's serialisation, field by field, costs more
 * than rendering the cards.
 */
export interface PackedPage {
  status: 'ready';
  packed: string;
}

/** Cache of pages packed or unpacked by this process: the server renders the page that it has just loaded. */
const known = new WeakMap<PackedPage, AnsweredPage>();

export function packPage(page: AnsweredPage): PackedPage {
  const { answer } = page;
  const rows = answer?.hits.map((hit) => CARD_HIT_FIELDS.map((field) => hit[field] ?? null));
  const packed: PackedPage = {
    status: 'ready',
    packed: JSON.stringify({ ...page, answer: answer && { ...answer, hits: [] }, rows }),
  };
  known.set(packed, page);
  return packed;
}

export function unpackPage(packed: PackedPage): AnsweredPage {
  const before = known.get(packed);
  if (before) return before;
  const { rows = [], ...page }: AnsweredPage & { rows?: unknown[][] } = JSON.parse(packed.packed);
  const hits = rows.map(fieldsOf).filter(isHit);
  const whole = { ...page, answer: page.answer && { ...page.answer, hits } };
  known.set(packed, whole);
  return whole;
}

function fieldsOf(row: readonly unknown[]): object {
  const entries = CARD_HIT_FIELDS.map((field, index): [string, unknown] => [field, row[index] ?? null]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function isHit(fields: object): fields is CardHit {
  return 'car_id' in fields;
}

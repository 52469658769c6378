import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { MatchType } from '../text/textScore.ts';
import type { WordOrder } from '../text/wordCandidates.ts';

/** The parameters of one search as given: every value as text. */
export type RawParams = ReadonlyMap<string, string>;

/** Parses the parameters of one search with the protocol's defaults; throws its 400 for malformed ones. */
export class SearchParams {
  readonly #raw: RawParams;

  constructor(raw: RawParams) {
    this.#raw = raw;
  }

  /** Throws the protocol's 400 for an invalid number; it names the first one in alphabetical order. */
  check(): void {
    for (const name of checked) this.#unsigned(name, 0);
  }

  /** A text, or `fallback` if it is missing. */
  text(name: string, fallback = ''): string {
    return this.#raw.get(name) ?? fallback;
  }

  has(name: string): boolean {
    return this.#raw.has(name);
  }

  /** True only for `true`; `fallback` if it is missing. */
  flag(name: string, fallback: boolean): boolean {
    const given = this.#raw.get(name);
    return given === undefined ? fallback : given === 'true';
  }

  /** An integer, already validated. */
  number(name: (typeof unsigned)[number], fallback: number): number {
    return this.#unsigned(name, fallback);
  }

  /** The items of a comma-separated list, without empty ones. */
  list(name: string): string[] {
    return splitList(this.text(name));
  }

  /** A comma-separated list of integers, up to the first item that is not an integer. */
  numbers(name: string, fallback: number[]): number[] {
    if (!this.#raw.has(name)) return fallback;
    const parts = this.list(name);
    const wrong = parts.findIndex((part) => !isUnsigned(part));
    return (wrong === -1 ? parts : parts.slice(0, wrong)).map(Number);
  }

  get matchType(): MatchType {
    const given = this.text('text_match_type', 'max_score');
    return given === 'max_weight' || given === 'sum_score' ? given : 'max_score';
  }

  /** The order of candidate words; null is the default of the collection. */
  get wordOrder(): WordOrder | null {
    const given = this.text('rank_tokens_by').toUpperCase();
    if (given === 'DEFAULT_SORTING_FIELD') return 'score';
    return given === 'FREQUENCY' ? 'frequency' : null;
  }

  /** `prefix`: one value for all fields or one for each. */
  get prefixes(): boolean[] {
    return this.text('prefix', 'true')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => part.trim() === 'true');
  }

  /** `infix`: one value for all fields or one for each. */
  get infixes(): string[] {
    return this.text('infix', 'off')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => ['off', 'fallback', 'always'].includes(part));
  }

  get splitJoin(): 'off' | 'fallback' | 'always' {
    const given = this.text('split_join_tokens', 'fallback');
    if (given === 'false' || given === 'off') return 'off';
    return given === 'always' ? 'always' : 'fallback';
  }

  /** Hits per page; `limit` is an alias. The default for a facet query is 0. */
  get perPage(): number {
    const fallback = this.text('facet_query') === '' ? 10 : 0;
    return this.#unsigned('per_page', this.#unsigned('limit', fallback));
  }

  #unsigned(name: string, fallback: number): number {
    const given = this.#raw.get(name);
    if (given === undefined) return fallback;
    if (!isUnsigned(given))
      throw new ProtocolError(400, `Parameter \`${name}\` must be an unsigned integer.`);
    return Number(given);
  }
}

/** Timeout of a search, in milliseconds, for any parameters. */
const MAX_CUT_OFF = 500;

/** Default timeout for trying words, milliseconds. */
export function cutOffMs(params: SearchParams): number {
  return Math.min(params.number('search_cutoff_ms', 30_000), MAX_CUT_OFF);
}

const unsigned = [
  'min_len_1typo',
  'min_len_2typo',
  'drop_tokens_threshold',
  'typo_tokens_threshold',
  'max_facet_values',
  'limit_hits',
  'snippet_threshold',
  'highlight_affix_num_tokens',
  'page',
  'offset',
  'per_page',
  'limit',
  'group_limit',
  'search_cutoff_ms',
  'max_extra_prefix',
  'max_extra_suffix',
  'max_candidates',
  'facet_query_num_typos',
  'facet_sample_percent',
  'facet_sample_threshold',
  'synonym_num_typos',
  'max_filter_by_candidates',
] as const;

const checked = [...unsigned].sort();

export function isUnsigned(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 4_294_967_295;
}

/** Splits at commas, trims, and removes empty items. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

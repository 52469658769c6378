import type { Collection } from '../collection/Collection.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { TriedWord } from '../search/queryWords.ts';
import type { SearchPlan } from '../search/SearchPlan.ts';
import { isSelected } from '../search/fieldSelection.ts';
import { groupByElement } from '../text/fieldScore.ts';
import { isWholeText, matchWindow } from '../text/matchWindow.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { markOptions } from './markOptions.ts';
import type { MarkedText, MarkedWord, MarkOptions } from './markText.ts';
import { markText } from './markText.ts';

const MAX_ELEMENTS = 5;

/** The highlights of a hit: `highlight`, and the older `highlights`. */
export interface HitHighlights {
  highlight: JsonObject;
  highlights: JsonObject[];
}

interface HighlightedField {
  name: string;
  index: TextIndex;
  /** The words to highlight that occur in this field, with their numbers. */
  words: Map<string, MarkedWord>;
  ids: number[];
  full: boolean;
}

interface ElementMatch {
  element: number;
  score: number;
  positions: number[];
}

/** Highlights a query's matches in the hits of one search. */
export class Highlighter {
  readonly #fields: HighlightedField[];
  readonly #options: MarkOptions;
  readonly #typedLength: number;

  constructor(plan: SearchPlan, tried: ReadonlyMap<string, TriedWord>) {
    this.#options = markOptions(plan.params);
    const typed = tokenize(plan.typed);
    this.#typedLength = typed.at(-1)?.length ?? 0;
    const names = typed.length === 0 || plan.query === '*' ? [] : fieldNames(plan);
    const full = new Set(plan.params.list('highlight_full_fields').flatMap((name) => expand(name, names)));
    const words = wordsToMark(plan, tried);
    this.#fields = names.flatMap((name) => highlightedField(plan.collection, name, words, full.has(name)));
  }

  /** The matches in one document. */
  of(doc: number, document: JsonObject): HitHighlights {
    const highlight: JsonObject = {};
    const scored: { entry: JsonObject; score: number }[] = [];
    for (const field of this.#fields) {
      const matches = elementMatches(field, doc);
      const value = document[field.name];
      const texts = Array.isArray(value) ? value : [value];
      const mark = (element: number): MarkedText | null =>
        this.#mark(field, texts[element], matches, element);
      const marked = texts.map((_, element) => mark(element));
      if (!marked.some((text) => text !== null)) continue;
      const shown = texts.map((text, element) => shownElement(text, marked[element] ?? null, field.full));
      highlight[field.name] = Array.isArray(value) ? shown : shown[0];
      const best = matches.slice(0, MAX_ELEMENTS).filter(({ element }) => marked[element]);
      const entry = Array.isArray(value) ? listEntry(field, best, marked) : singleEntry(field, marked[0]!);
      scored.push({ entry, score: matches[0]?.score ?? 0 });
    }
    scored.sort((a, b) => b.score - a.score);
    return { highlight: sorted(highlight), highlights: scored.map(({ entry }) => entry) };
  }

  #mark(
    field: HighlightedField,
    text: unknown,
    matches: readonly ElementMatch[],
    element: number,
  ): MarkedText | null {
    const match = matches.find((candidate) => candidate.element === element);
    if (typeof text !== 'string' || !match) return null;
    return markText(text, field.words, match.positions, this.#typedLength, field.full, this.#options);
  }
}

/** The fields to highlight, each once, however often the request names it. */
function fieldNames(plan: SearchPlan): string[] {
  const known = plan.collection.schema.fields.map(({ name }) => name);
  const named = new Set(plan.params.list('highlight_fields'));
  const asked =
    named.size > 0
      ? [...named].flatMap((name) => expand(name, known))
      : plan.queryBy.filter((name) => isSelected(name, plan.selection));
  return [...new Set(asked)];
}

/** Expands a name that ends in `*` to every field of a list with that prefix. */
function expand(name: string, names: readonly string[]): string[] {
  return name.endsWith('*') ? names.filter((known) => known.startsWith(name.slice(0, -1))) : [name];
}

/** The words that matched, and the other words of the query, which may occur in a text too. */
function wordsToMark(plan: SearchPlan, tried: ReadonlyMap<string, TriedWord>): Map<string, MarkedWord> {
  const words = new Map<string, MarkedWord>(tried);
  for (const word of [...plan.parsed.include, ...plan.parsed.phrases.flat()]) {
    if (!words.has(word)) words.set(word, { rootLength: word.length, typos: 0, prefix: false });
  }
  return words;
}

function highlightedField(
  collection: Collection,
  name: string,
  words: ReadonlyMap<string, MarkedWord>,
  full: boolean,
): HighlightedField[] {
  const column = collection.columns.get(name);
  if (!(column instanceof TextColumn)) return [];
  const own = new Map<string, MarkedWord>();
  const ids: number[] = [];
  for (const [word, marked] of words) {
    const id = column.text.idOf(word);
    if (id === undefined) continue;
    own.set(word, marked);
    ids.push(id);
  }
  return [{ name, index: column.text, words: own, ids, full }];
}

/** The elements of a field that contain words to highlight, the best match first. */
function elementMatches({ index, ids }: HighlightedField, doc: number): ElementMatch[] {
  const places: number[] = [];
  for (const id of ids) {
    const at = index.postings.lowerBound(id, doc);
    const entry = index.postings.start[id]! + at * 2;
    if (at < index.postings.size[id]! && index.postings.data[entry] === doc)
      places.push(index.postings.data[entry + 1]!);
  }
  const matches = groupByElement(index, places).map(({ element, positions, last }): ElementMatch => {
    const match = matchWindow(positions);
    const whole = isWholeText(match, positions, last) ? 1 : 0;
    const score =
      positions.length * 2 ** 40 + match.words * 2 ** 32 + (100 - match.distance) * 2 ** 16 + whole * 256;
    const window = match.positions.filter((position) => position !== undefined).sort((a, b) => a - b);
    return { element, score: score + 255 - match.lastPosition, positions: window };
  });
  return matches.sort((a, b) => b.score - a.score || a.element - b.element);
}

function shownElement(text: unknown, marked: MarkedText | null, full: boolean): JsonObject {
  const snippet = marked?.snippet ?? text;
  return { matched_tokens: marked?.matched ?? [], snippet, ...(full ? { value: marked?.full ?? text } : {}) };
}

function singleEntry(field: HighlightedField, marked: MarkedText): JsonObject {
  const value = field.full ? { value: marked.full } : {};
  return { field: field.name, matched_tokens: marked.matched, snippet: marked.snippet, ...value };
}

function listEntry(
  field: HighlightedField,
  best: readonly ElementMatch[],
  marked: readonly (MarkedText | null)[],
): JsonObject {
  const texts = best.map(({ element }) => marked[element]!);
  return {
    field: field.name,
    indices: best.map(({ element }) => element),
    matched_tokens: texts.map(({ matched }) => matched),
    snippets: texts.map(({ snippet }) => snippet),
    ...(field.full ? { values: texts.map(({ full }) => full) } : {}),
  };
}

function sorted(object: JsonObject): JsonObject {
  const keys = Object.keys(object).sort();
  return Object.fromEntries(keys.map((key) => [key, object[key]]));
}

import { tokensOf } from '../text/tokenize.ts';
import type { Token } from '../text/tokenize.ts';

/** A word to highlight, and the length of its typed part. */
export interface MarkedWord {
  rootLength: number;
  typos: number;
  prefix: boolean;
}

/** Options for highlighting and truncating. */
export interface MarkOptions {
  start: string;
  end: string;
  /** Words of context on either side of a match in a truncated text. */
  affixWords: number;
  /** Texts of up to this many words are not truncated. */
  snippetWords: number;
}

/** A text with highlights. */
export interface MarkedText {
  snippet: string;
  /** The whole text with highlights. */
  full: string;
  matched: string[];
}

interface Marks {
  ranges: { start: number; end: number }[];
  from: number;
  to: number;
}

/**
 * Highlights the words of a text that a query matched; null if there are none. `positions` are those of the best window,
 * ascending; words outside it are highlighted too with `everywhere` or if the text is not much longer than a snippet.
 */
export function markText(
  text: string,
  words: ReadonlyMap<string, MarkedWord>,
  positions: readonly number[],
  typedLength: number,
  everywhere: boolean,
  options: MarkOptions,
): MarkedText | null {
  const { ranges, from, to } = findMarks(text, words, positions, typedLength, everywhere, options);
  if (ranges.length === 0) return null;
  const matched: string[] = [];
  const snippet = render(text, ranges, from, to, options, matched);
  return { snippet, full: render(text, ranges, 0, text.length - 1, options, []), matched };
}

function findMarks(
  text: string,
  words: ReadonlyMap<string, MarkedWord>,
  positions: readonly number[],
  typedLength: number,
  everywhere: boolean,
  options: MarkOptions,
): Marks {
  const tokens = tokensOf(text);
  const last = positions.at(-1);
  const short = text.length < options.snippetWords * 6;
  const hits = new Set<string>();
  const marks: Marks = { ranges: [], from: 0, to: text.length - 1 };
  let next = 0;
  let first = -1;
  let index = 0;
  for (const [i, token] of tokens.entries()) {
    index = i;
    const known = words.get(token.value);
    const inWindow = (first !== -1 && hits.has(token.value)) || positions[next] === i;
    if (inWindow || ((everywhere || short) && known)) {
      marks.ranges.push({ start: token.start, end: markEnd(text, token, known, typedLength) });
      hits.add(token.value);
    }
    if (inWindow) {
      do next += 1;
      while (next < positions.length && positions[next - 1] === positions[next]);
      if (first === -1) {
        first = i;
        marks.from = tokens[Math.max(0, i - options.affixWords)]!.start;
      }
    }
    const pastSnippet = last !== undefined && i >= last + options.affixWords;
    if (pastSnippet && marks.to === text.length - 1) marks.to = token.end;
    if (
      i >= options.snippetWords &&
      next >= positions.length &&
      (pastSnippet || last === undefined) &&
      !everywhere
    )
      break;
  }
  if (index <= options.snippetWords - 1) {
    marks.from = 0;
    marks.to = text.length - 1;
  }
  return marks;
}

/** The end of a highlight: after the typed letters, or after the word if a typo may be near its end. */
function markEnd(text: string, token: Token, word: MarkedWord | undefined, typedLength: number): number {
  if (!word?.prefix || word.rootLength >= token.value.length) return token.end;
  let letters = 0;
  let end = token.start;
  for (let k = token.start; k <= token.end;) {
    k += (text.codePointAt(k) ?? 0) > 0xffff ? 2 : 1;
    if (isPunctuation(text.charCodeAt(k))) continue;
    letters += 1;
    if (letters === typedLength) end = k - 1;
  }
  if (letters < typedLength) end = token.start + letters;
  const beyond = letters - Math.min(letters, typedLength);
  return beyond <= 2 && word.typos !== 0 ? token.end : end;
}

function isPunctuation(code: number): boolean {
  if (Number.isNaN(code)) return true;
  return (
    code < 128 && !((code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122))
  );
}

function render(
  text: string,
  ranges: Marks['ranges'],
  from: number,
  to: number,
  options: MarkOptions,
  matched: string[],
): string {
  let out = '';
  let at = from;
  for (const range of ranges) {
    if (range.start < at) continue;
    if (range.start > to) break;
    let end = range.end;
    while (end >= range.start && isPunctuation(text.charCodeAt(end))) end -= 1;
    const word = text.slice(range.start, end + 1);
    matched.push(word);
    out += `${text.slice(at, range.start)}${options.start}${word}${options.end}`;
    at = end + 1;
  }
  return out + text.slice(at, to + 1);
}

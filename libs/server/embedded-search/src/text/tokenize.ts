import { foldToAscii } from './foldToAscii.ts';

/** A word of a text: its normalised form and its first and last index in the text. */
export interface Token {
  value: string;
  start: number;
  end: number;
}

const MAX_LENGTH = 100;
const SPACE = 32;
const LINE_END = 10;

/**
 * Splits a text into words: on spaces and line ends only; other punctuation is dropped without splitting
 * (`cx-5` is `cx5`, `b.m.w` is `bmw`), letters become lower-case ASCII. `keep` lists punctuation to keep.
 */
export function tokenize(text: string, keep = ''): string[] {
  return tokensOf(text, keep).map((token) => token.value);
}

/** The words of a text with their positions. */
export function tokensOf(text: string, keep = ''): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : SPACE;
    if (code !== SPACE && code !== LINE_END) continue;
    if (i > from) addToken(tokens, text, from, i, keep);
    from = i + 1;
  }
  return tokens;
}

/** Adds the word between two spaces, unless it is empty after normalisation. */
function addToken(tokens: Token[], text: string, from: number, to: number, keep: string): void {
  let word = '';
  let start = -1;
  let clean = from;
  for (let i = from; i < to;) {
    const code = text.charCodeAt(i);
    if (isWordCode(code)) {
      if (start === -1) start = i;
      i += 1;
      continue;
    }
    // Letters and digits are copied in runs; other characters are dropped, kept or folded.
    const width = code >= 0xd800 && code < 0xdc00 ? 2 : 1;
    const piece = code < 128 ? keptPunctuation(text[i]!, keep) : foldToAscii(text.slice(i, i + width));
    word += text.slice(clean, i).toLowerCase() + piece;
    if (start === -1 && piece !== '') start = i;
    i += width;
    clean = i;
  }
  word += text.slice(clean, to).toLowerCase();
  if (word !== '') tokens.push({ value: word.slice(0, MAX_LENGTH), start, end: to - 1 });
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function keptPunctuation(character: string, keep: string): string {
  return keep.includes(character) ? character : '';
}

import { foldToAscii } from './foldToAscii.ts';

/** A word of a text: its normalised form and where it stands in the text, both ends included. */
export interface Token {
  value: string;
  start: number;
  end: number;
}

const MAX_LENGTH = 100;

/**
 * Splits a text into words: on spaces and line ends only; other punctuation is dropped without splitting
 * (`cx-5` is `cx5`, `b.m.w` is `bmw`), letters become lower-case ASCII. `keep` lists punctuation to leave in.
 */
export function tokenize(text: string, keep = ''): string[] {
  return tokensOf(text, keep).map((token) => token.value);
}

/** The words of a text with their places. */
export function tokensOf(text: string, keep = ''): Token[] {
  const tokens: Token[] = [];
  let word = '';
  let start = 0;
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === 32 || code === 10) {
      if (word !== '') tokens.push({ value: cut(word), start, end: i - 1 });
      word = '';
      i += 1;
      continue;
    }
    const width = code >= 0xd800 && code < 0xdc00 ? 2 : 1;
    const piece = pieceOf(text, i, code, width, keep);
    if (piece !== '' || code >= 128) {
      if (word === '') start = i;
      word += piece;
    }
    i += width;
  }
  if (word !== '') tokens.push({ value: cut(word), start, end: text.length - 1 });
  return tokens;
}

function pieceOf(text: string, at: number, code: number, width: number, keep: string): string {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return text[at]!;
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
  if (code >= 128) return foldToAscii(text.slice(at, at + width));
  return keep !== '' && keep.includes(text[at]!) ? text[at]! : '';
}

function cut(word: string): string {
  return word.length > MAX_LENGTH ? word.slice(0, MAX_LENGTH) : word;
}

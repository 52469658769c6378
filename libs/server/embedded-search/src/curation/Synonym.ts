import type { JsonObject } from '../protocol/json.ts';
import { isObject, isStringArray } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { tokenize } from '../text/tokenize.ts';

/** Texts that replace each other (multi-way), or a root (one-way). */
export interface Synonym {
  id: string;
  /** The synonym as in responses, unchanged. */
  shown: JsonObject;
  /** The root's words; empty for a multi-way synonym. */
  root: string[];
  synonyms: string[][];
  /** Its language; only synonyms for any language, '', are used. */
  locale: string;
}

/** Parses a synonym; throws the protocol's 400. */
export function parseSynonym(id: string, body: unknown): Synonym {
  if (!isObject(body)) throw new ProtocolError(400, 'Bad JSON.');
  const { root = '', synonyms } = body;
  if (typeof root !== 'string') throw new ProtocolError(400, 'Key `root` should be a string.');
  if (!Array.isArray(synonyms)) throw new ProtocolError(400, 'Could not find an array of `synonyms`');
  if (synonyms.length === 0 || !synonyms.every((item) => typeof item === 'string')) {
    throw new ProtocolError(400, 'Could not find a valid string array of `synonyms`');
  }
  const texts: string[] = synonyms;
  const { locale = '', symbols_to_index: symbols = [] } = body;
  if (typeof locale !== 'string') throw new ProtocolError(400, 'Synonym `locale` should be a string.`');
  if (!isStringArray(symbols))
    throw new ProtocolError(400, 'Synonym `symbols_to_index` should be an array of strings.');
  const kept = symbols.join('');
  return {
    id,
    shown: {
      id,
      ...(locale === '' ? {} : { locale }),
      root,
      synonyms: texts,
      ...(kept === '' ? {} : { symbols_to_index: symbols }),
    },
    root: tokenize(root, kept),
    synonyms: texts.map((text) => tokenize(text, kept)),
    locale,
  };
}

import type { SearchParams } from '../search/searchParams.ts';
import { markOptions } from './markOptions.ts';
import type { MarkedWord } from './markText.ts';
import { markText } from './markText.ts';

/** A facet value with highlights for a facet query; `words` are the matching words of the value. */
export function highlightFacet(
  value: string,
  asked: readonly string[],
  words: readonly string[],
  params: SearchParams,
): string {
  const marked = new Map<string, MarkedWord>();
  words.forEach((word, i) => {
    const rootLength = asked.length === words.length ? asked[i]!.length : word.length;
    marked.set(word, { rootLength, typos: 0, prefix: i === words.length - 1 });
  });
  return markText(value, marked, [], asked.at(-1)?.length ?? 0, false, markOptions(params))?.snippet ?? value;
}

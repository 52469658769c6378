import type { SearchParams } from '../search/searchParams.ts';
import type { MarkOptions } from './markText.ts';

/** The highlight options in the parameters of a search. */
export function markOptions(params: SearchParams): MarkOptions {
  return {
    start: params.text('highlight_start_tag', '<mark>'),
    end: params.text('highlight_end_tag', '</mark>'),
    affixWords: params.number('highlight_affix_num_tokens', 4),
    snippetWords: params.number('snippet_threshold', 30),
  };
}

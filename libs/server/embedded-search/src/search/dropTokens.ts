import type { SearchParams } from './searchParams.ts';
import type { QueryToken } from './queryWords.ts';
import type { TextSearch } from './TextSearch.ts';

const MAX_WORDS = 20;

/**
 * Retries queries with one word less each time while there are too few results: first without the last words, then without
 * the first ones (`drop_tokens_mode` can reverse this).
 */
export function dropTokens(
  search: TextSearch,
  queries: readonly (readonly QueryToken[])[],
  params: SearchParams,
): void {
  const threshold = params.number('drop_tokens_threshold', 1);
  const exhaustive = search.options.exhaustive;
  const enough = params.number('typo_tokens_threshold', 1);
  if (!exhaustive && search.count >= threshold) return;
  const [mode = 'right_to_left', limit = '1000'] = params
    .text('drop_tokens_mode', 'right_to_left')
    .split(':');
  const fromRight = mode === 'right_to_left' || mode === 'both_sides';
  for (const tokens of queries) {
    const size = Math.min(tokens.length, MAX_WORDS);
    const both = mode === 'both_sides' && size <= Number(limit);
    for (const right of [fromRight, !fromRight]) {
      for (let dropped = 1; dropped < size; dropped++) {
        if (!exhaustive && !both && search.count >= threshold) return;
        const kept = right ? tokens.slice(0, size - dropped) : tokens.slice(dropped, size);
        const left = right ? tokens.slice(size - dropped, size) : tokens.slice(0, dropped);
        search.run(kept, left, -1, enough);
      }
    }
  }
}

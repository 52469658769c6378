import type { Match, Reading } from './match.ts';
import { MAX_BADGES } from './nameAt.ts';
import { longestPhrase, phraseTable, type Token } from './token.ts';

/** What learners and the motorcycles for them are called. */
export const LEARNER = phraseTable<true>([
  [
    true,
    'lams|lams approved|lams legal|lams bike|lams bikes|lams approved bike|lams approved bikes|lams approved motorbike|' +
      'learner|learners|learner bike|learner bikes|learner motorbike|learner motorcycle|learner legal|learner legal bike|learner approved|' +
      'learner approved bike|learner approved motorcycle|learner rider|learner riders|learners bike|for a learner|for learners|for my learners|' +
      'for a learner rider|on my learners|restricted licence|restricted license|beginner|beginner bike|first bike|l plate|l plates|l plater|l platers',
  ],
]);
/** The learner approved motorcycle scheme, as dealers write it into the badge. */
const LAMS = /\blams\b/i;

/**
 * A motorcycle for learners that starts at `at`: `lams`, `learner approved`, `first bike`. It means the badges that say LAMS. `null` if
 * no badge in the stock says it, or too many do: then the stock cannot tell which vehicles a learner may ride.
 *
 * @example learnerAt(tokensOf('lams'), 0, reading) // the meaning { badge: ['500 LAMS'] }
 */
export function learnerAt(tokens: readonly Token[], at: number, { vocabulary }: Reading): Match | null {
  const found = longestPhrase(tokens, at, LEARNER);
  const badge = found ? (vocabulary.badges ?? []).filter((each) => LAMS.test(each)) : [];
  if (!found || badge.length === 0 || badge.length > MAX_BADGES) return null;
  const label = 'Learner approved (LAMS)';
  return {
    size: found.size,
    as: 'meaning',
    meaning: { kind: 'badge', label, fields: { badge }, word: 'lams' },
  };
}

import { describe, expect, it } from 'vitest';
import { scoreNumber, textMatchInfo, textScore } from './textScore.ts';

describe('textScore', () => {
  const totals = { words: 2, bestScore: 2_211_897_868_288, bestWeight: 15, weightedSum: 0, fields: 1 };

  it('packs the parts into bits as in recorded responses of a Typesense server', () => {
    const score = textScore(totals, 'max_score');
    expect(scoreNumber(score)).toBe(1_157_451_471_441_100_921n);
    expect(textMatchInfo(score, 'max_score', 2)).toEqual({
      best_field_score: '2211897868288',
      best_field_weight: 15,
      fields_matched: 1,
      num_tokens_dropped: 0,
      score: '1157451471441100921',
      tokens_matched: 2,
      typo_prefix_score: 0,
    });
  });

  it('puts the weight before the match if the option says so', () => {
    const heavy = scoreNumber(textScore({ ...totals, bestScore: 1 }, 'max_weight'));
    const light = scoreNumber(textScore({ ...totals, bestWeight: 14 }, 'max_weight'));
    expect(heavy > light).toBe(true);
    expect(textMatchInfo(textScore(totals, 'max_weight'), 'max_weight', 3)).toMatchObject({
      best_field_score: '2211897868288',
      best_field_weight: 15,
      num_tokens_dropped: 1,
    });
  });
});

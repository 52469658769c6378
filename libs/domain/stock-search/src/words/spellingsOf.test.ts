import { describe, expect, it } from 'vitest';
import type { SearchFields } from '../state/searchState.ts';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { excludedForms, spellingsOf } from './spellingsOf.ts';
import { matchedWordsSearch } from './wordsSearch.ts';

describe('an excluded word', () => {
  /** The search, and what is left out as unknown, where the vehicles have some features. */
  async function searchIn(features: readonly string[], words: string) {
    const isOf = (query: string) => features.some((feature) => ` ${feature} `.includes(` ${query} `));
    const countOne = ({ query = '' }: SearchFields) =>
      query.startsWith('-') || query === '' || isOf(query.replaceAll('"', '')) ? 1 : 0;
    const { fields, dropped } = await matchedWordsSearch(
      words,
      {},
      wordsSite,
      { now, findPlace },
      async (searches) => searches.map(countOne),
    );
    return [fields.query, dropped];
  }

  it.each([
    [['bull bar'], 'ute no bullbar', '-"bull bar"'],
    [['bullbar'], 'ute no bull bar', '-bullbar'],
    [['bullbar', 'bull bar'], 'ute no bullbars', '-bullbar -"bull bar"'],
    [['tow bars'], 'ute without towbars', '-"tow bars"'],
    [['sun roof', 'leather'], 'ute no sunroof or leather', '-"sun roof" -leather'],
    [['gl', 'gls', 's'], 'hatch no gls', '-gls'],
    [['bunk', 'bunks'], 'caravan no bunks', '-bunks -bunk'],
  ])('leaves out each spelling of the stock, %j: %s', async (features, words, query) =>
    expect(await searchIn(features, words)).toEqual([query, []]),
  );

  it('is named if no vehicle has it in any spelling', async () =>
    expect(await searchIn(['bull', 'bar'], 'ute no bullbar')).toEqual([undefined, ['no bullbar']]));

  it('is counted in few forms, those as they are first', () => {
    const words = [...'abcdefghijklm'].map((letter) => `${letter}shinybars`);
    const forms = excludedForms(words);
    expect(forms).toHaveLength(24);
    expect(forms.slice(0, 4)).toEqual(['ashinybars', 'ashinybar', 'bshinybars', 'bshinybar']);
    expect(spellingsOf('roof')).toEqual(['roof']);
  });
});

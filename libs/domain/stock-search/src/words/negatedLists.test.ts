import { describe, expect, it } from 'vitest';
import { now } from '../testing/site.ts';
import { queryOf } from '../testing/queryOf.ts';
import { findPlace, wordsVocabulary } from '../testing/wordsSite.ts';
import { understandWords } from './understandWords.ts';

const labelsOf = (words: string) =>
  understandWords(words, wordsVocabulary, { now, findPlace }).understood.map(
    ({ kind, label }) => `${kind}: ${label}`,
  );

describe('lists of what is not wanted', () => {
  it.each([
    ['no sunroof or leather', 'query=-sunroof -leather'],
    ['without leather or sunroof', 'query=-leather -sunroof'],
    ['no sunroof nor leather', 'query=-sunroof -leather'],
    ['no sunroof, leather or towbar', 'query=-sunroof -leather -towbar'],
    ['no sunroof, leather, or towbar', 'query=-sunroof -leather -towbar'],
    ['no roof racks or leather', 'query=-"roof racks" -leather'],
    ['no sunroof or black leather', 'query=-sunroof -"black leather"'],
    ['no black leather', 'query=-"black leather"'],
    ['no v8 or sunroof', 'query=-v8 -sunroof'],
    ['no sunroof, leather, white or red', 'query=-sunroof -leather -white -red'],
    ['no sunroof/leather', 'query=-sunroof -leather'],
    ['no sunroof or white', 'query=-sunroof -white'],
    ['no white or sunroof', 'query=-white -sunroof'],
    ['no sunroof, white or leather suv', 'body=SUV&query=-sunroof -white -leather'],
    ['no sunroof or manual', 'query=-sunroof&transmission=Automatic'],
    ['suv no sunroof or leather under 20k', 'body=SUV&price=-20000&query=-sunroof -leather'],
  ])('unknown words, %s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it.each([
    ['no manual, diesel or petrol', 'query=-diesel -petrol&transmission=Automatic'],
    ['not a ute, white or silver', 'query=-ute -white -silver'],
    ['not a ute, a van or a hatch', 'query=-ute -van -hatch'],
    ['not a ute or a van', 'query=-ute -van'],
    ['not toyota, mazda 3 or white', ''],
    ['not new, manual or red', 'car_type=demo&car_type=used&query=-red&transmission=Automatic'],
    ['not manual, auto or red', ''],
    ['not 2018, 2019 or 2020', ''],
  ])('different kinds, %s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it.each([
    ['not a ute, under 20k', 'price=-20000&query=-ute'],
    ['not a ute, under 20k, white or silver', 'colour=Silver&colour=White&price=-20000&query=-ute'],
    ['no manual, must be white', 'colour=White&transmission=Automatic'],
    ['no manual, must be white or silver', 'colour=Silver&colour=White&transmission=Automatic'],
    ['no manual, white', 'colour=White&transmission=Automatic'],
    ['no sunroof, leather', 'query=leather -sunroof'],
    ['no canopy, towbar', 'query=towbar -canopy'],
    ['no sunroof, leather, towbar suv', 'body=SUV&query=leather, towbar -sunroof'],
    ['no canopy, bull bar', 'query=bull bar -canopy'],
    ['no manual, sunroof', 'query=sunroof&transmission=Automatic'],
    ['no sunroof, with leather', 'query=leather -sunroof'],
    ['no sunroof or towbar, leather', 'query=leather -sunroof -towbar'],
    ['no towbar, white', 'colour=White&query=-towbar'],
    ['no sunroof, white and under 20k', 'colour=White&price=-20000&query=-sunroof'],
    ['not a ute. white or silver', 'colour=Silver&colour=White&query=-ute'],
    ['not a ute or van, white or silver', 'colour=Silver&colour=White&query=-ute -van'],
    ['not red and automatic', 'query=-red&transmission=Automatic'],
    ['no canopy and automatic', 'query=-canopy&transmission=Automatic'],
    ['no canopy and leather', 'query=leather -canopy'],
    ['no manual, in nsw or vic', 'state=NSW&state=VIC&transmission=Automatic'],
  ])('a wish behind them stays, %s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it('a wish for a place stays', () => {
    expect(labelsOf('no sunroof, brisbane')).toEqual([
      'without: Without “sunroof”',
      'near: Near Brisbane QLD 4000',
    ]);
    expect(labelsOf('no manual, brisbane or sydney')).toEqual([
      'without: Without “manual”',
      'near: Near Brisbane QLD 4000',
      'note: Near Sydney NSW 2000: one at a time',
    ]);
    expect(labelsOf('not in sydney, near brisbane')).toEqual([
      'note: Cannot leave out “in sydney”',
      'near: Near Brisbane QLD 4000',
    ]);
  });

  it.each([
    ['not in sydney, melbourne or brisbane', 'note: Cannot leave out “in sydney, melbourne or brisbane”'],
    ['not in sydney or melbourne', 'note: Cannot leave out “in sydney or melbourne”'],
    ['not in sydney, melbourne', 'note: Cannot leave out “in sydney, melbourne”'],
    ['not in sydney or melbourne, vic', 'note: Cannot leave out “in sydney or melbourne, vic”'],
    ['not in sydney, nsw', 'note: Cannot leave out “in sydney, nsw”'],
    ['not in sydney or in melbourne', 'note: Cannot leave out “in sydney or in melbourne”'],
    ['not in nsw, vic or qld', 'note: Cannot leave out “in nsw, vic or qld”'],
    ['not in nsw, brisbane or qld', 'note: Cannot leave out “in nsw, brisbane or qld”'],
    [
      'not in surfers paradise, new farm or dubbo',
      'note: Cannot leave out “in surfers paradise, new farm or dubbo”',
    ],
    ['no manual, white or silver', 'without: Without “manual, white or silver”'],
  ])('says what is left out, %s', (words, expected) => expect(labelsOf(words)).toEqual([expected]));
});

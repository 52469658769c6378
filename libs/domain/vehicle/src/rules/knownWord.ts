/**
 * What a shopper reads of a gearbox or fuel: its filter value, else the text of the feed. `Other`, which a filter has for what it does not
 * know, says nothing, and is null.
 *
 * @example knownWord('Other', 'SMG') // 'SMG'
 */
export function knownWord(simple: string | null, text: string | null): string | null {
  return said(simple) ?? said(text);
}

const said = (word: string | null): string | null => (word?.toLowerCase() === 'other' ? null : word);

import { SaxesParser } from 'saxes';

/** The listings of a Meta file: the texts of each element by its path within the listing. Throws on XML that is not well-formed. */
export function readListings(xml: string): Record<string, string[]>[] {
  const listings: Record<string, string[]>[] = [];
  const path: string[] = [];
  let words = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'listing') listings.push({});
    path.push(name === 'component' ? String(attributes['name']) : name);
    words = '';
  });
  const add = (text: string) => (words += text);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const at = path.slice(2).join('/');
    const last = listings.at(-1);
    if (last && path[1] === 'listing' && words.trim() !== '') (last[at] ??= []).push(words);
    path.pop();
    words = '';
  });
  parser.write(xml).close();
  return listings;
}

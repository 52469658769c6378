/** A query with the search that the shopper means. */
export interface ShopperQuery {
  readonly words: string;
  /** Values by name: a facet, `near`, `radius`, `sort`, `text`, `without`, `ignored`. */
  readonly meaning: ReadonlyMap<string, readonly string[]>;
}

/**
 * Parses a list of queries, one per line: `words = name=value|value; name=value`. Facets have the names of the URL. `near` is a
 * place without state and postcode, `text` the words that are searched as text, `without` the words that are excluded, `ignored` the
 * words that are reported as not understood.
 *
 * @example readQueries('red suv tradie = colour=Red; body=SUV; ignored=tradie')
 */
export function readQueries(list: string): ShopperQuery[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', meaning = ''] = line.split(' = ');
      const parts = meaning.split('; ').map((part): [string, string[]] => {
        const [name = '', values = ''] = part.split(/=(.*)/s);
        return [name, values.split(isWords(name) ? ' ' : '|')];
      });
      return { words, meaning: new Map(parts) };
    });
}

function isWords(name: string): boolean {
  return ['text', 'without', 'ignored'].includes(name);
}

/** A name in the spellings that code needs. */
export interface Names {
  /** `price-alert` */
  kebab: string;
  /** `priceAlert` */
  camel: string;
  /** `PriceAlert` */
  pascal: string;
  /** `Price alert` */
  sentence: string;
}

/**
 * The spellings of a name given in any of them.
 *
 * @throws for an invalid name: empty, or not starting with a letter.
 * @example names('PriceAlert').kebab // 'price-alert'
 */
export function names(given: string): Names {
  const words = given
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (!/^[a-z]/.test(words[0] ?? ''))
    throw new Error(
      `“${given}” is not a name. Begin with a letter and use letters, digits and dashes: price-alert.`,
    );
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const sentence = words.join(' ');
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}

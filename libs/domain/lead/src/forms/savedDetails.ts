/** The contact details that a browser keeps for the next form; an unknown field is an empty text. */
export type SavedDetails = Record<'name' | 'last_name' | 'email' | 'phone' | 'postcode', string>;

/** The longest text of a kept field, characters. */
const MOST = 254;

/**
 * The contact details saved in the browser to prefill the next form (EN-09). Stored values are not trusted: a field of another
 * type or over the maximum length is empty, so corrupt storage never fails and prefills nothing.
 */
export function savedDetails(stored: unknown): SavedDetails {
  const kept: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const text = (name: keyof SavedDetails) => {
    const value = kept[name];
    return typeof value === 'string' && value.length <= MOST ? value : '';
  };
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  };
}

const CHARACTERS = /^[\d\s().+/-]+$/;
const EXTENSION = /[\s,;]*(?:ext|extension|x)\.?\s*\d+$/i;

/** The digits of a typed phone number, and whether it was written for dialling from abroad, with `+` or `0011`, which are left out. */
export interface TypedDigits {
  digits: string;
  international: boolean;
}

/** Reads a typed phone number without its extension and the zero that is not dialled after a country code; null for another text. */
export function typedDigits(text: string): TypedDigits | null {
  const spoken = text.trim().replace(EXTENSION, '');
  if (!CHARACTERS.test(spoken) || spoken.lastIndexOf('+') > 0) return null;
  const digits = spoken.replace(/^(\+\d+\s*)\(0\)/, '$1').replace(/\D/g, '');
  if (digits.startsWith('0011')) return { digits: digits.slice(4), international: true };
  return { digits, international: spoken.startsWith('+') };
}

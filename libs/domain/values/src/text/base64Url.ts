/**
 * A text as base64url of its UTF-8: letters, digits, `-` and `_` alone, in every script at most four characters for three bytes.
 *
 * @example toBase64Url('Zoë') // 'Wm_Dqw'
 */
export function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads what `toBase64Url` has written. It throws for a text that is not base64url, or not UTF-8 in it.
 *
 * @example fromBase64Url('Wm_Dqw') // 'Zoë'
 */
export function fromBase64Url(value: string): string {
  const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

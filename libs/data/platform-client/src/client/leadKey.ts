/** A new key for a form, or for one view of a page: random, in any browser, on pages without a secure context too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

/**
 * The key under which a filled-in form is sent: a digest of its content and of `salt`. The same form sent again is the same
 * lead; a form that was changed after it had been sent is another, even where a browser went back to the page it kept.
 *
 * @param salt the form's own key, or where a cached page has none, something that changes in time.
 */
export async function contentKey(salt: string, content: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([salt, content]));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

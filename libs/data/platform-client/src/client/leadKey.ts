/** A new random key for a form or for a page view. It also works without a secure context. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

/**
 * The idempotency key of a filled-in form: a digest of its content and `salt`. The same form sent again is the same lead; a form
 * that was changed after it was sent is a new one, also if the browser restored the page from its cache.
 *
 * @param salt the form's own key, or, on a cached page without one, a value that changes over time.
 */
export async function contentKey(salt: string, content: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([salt, content]));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A PDF is given this long, milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Fetches a PDF and saves it under a name.
 *
 * @throws Error with words for the visitor when it does not come.
 */
export async function savePdf(href: string, name: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  if (!response?.ok) throw new Error('The PDF could not be made. Please try again, or print the page.');
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this; a second is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

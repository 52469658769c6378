import { download, routes } from '@forecourt/platform-client';

/** A PDF is given this long, milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches the PDF of a vehicle and saves it.
 *
 * @throws Error with words for the visitor when it does not come.
 */
export async function savePdf(slug: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const file = await download(routes.carPdf, { params: { slug } }, { signal }).catch(() => null);
  if (!file) throw new Error('The PDF could not be made. Please try again, or print the page.');
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.pdf`;
  link.click();
  // The browser reads it after this; a second is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

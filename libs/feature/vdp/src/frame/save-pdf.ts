import { download, routes } from '@forecourt/platform-client';

/** Timeout of the PDF, milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches the PDF of a vehicle and saves it.
 *
 * @throws Error with a message for the visitor when it fails.
 */
export async function savePdf(slug: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const file = await download(routes.carPdf, { params: { slug } }, { signal }).catch(() => null);
  if (!file) throw new Error('We couldn’t make the PDF. Please try again, or print the page.');
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.pdf`;
  link.click();
  // The browser reads the object URL asynchronously; one second is enough.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

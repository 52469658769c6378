/** A response of a site with its complete body. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/**
 * Reads a response of a site.
 *
 * @param page its body, if the site rendered a page: the body of a `Response` is a stream, and reading it copies it twice.
 */
export async function renderedPage(response: Response, page?: Uint8Array): Promise<RenderedPage> {
  const { status, headers } = response;
  const bytes = page
    ? Buffer.from(page.buffer, page.byteOffset, page.byteLength)
    : Buffer.from(await response.arrayBuffer());
  return { status, headers, bytes };
}

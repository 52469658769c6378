/** A response of a site with its complete body. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The body of a file that is sent while it is made, in place of `bytes`. */
  stream?: ReadableStream<Uint8Array>;
}

/** Whether a site makes the file of a path in parts: a list of all its stock. */
export function isMadeInParts(pathname: string): boolean {
  return /^\/sitemaps\/[a-z]+(-\d+)?\.xml$/.test(pathname);
}

/**
 * Reads a response of a site; one that is made in parts is not read yet.
 *
 * @param page its body, if the site rendered a page: the body of a `Response` is a stream, and reading it copies it twice.
 */
export async function renderedPage(
  response: Response,
  { page, inParts = false }: { page?: Uint8Array | undefined; inParts?: boolean } = {},
): Promise<RenderedPage> {
  const { status, headers, body } = response;
  if (inParts && page === undefined && status === 200 && body)
    return { status, headers, bytes: Buffer.alloc(0), stream: body };
  const bytes = page
    ? Buffer.from(page.buffer, page.byteOffset, page.byteLength)
    : Buffer.from(await response.arrayBuffer());
  return { status, headers, bytes };
}

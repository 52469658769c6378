/** A response with an XML file, which is sent while its chunks are made. */
export function answerXml(text: string | AsyncIterable<string>): Response {
  return new Response(typeof text === 'string' ? text : streamOf(text), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

/** An error in the middle breaks the response off: a reader must not take a part for the whole. */
function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Retry after a minute. An incomplete sitemap would remove pages from search engines. */
export function answerLater(error: unknown): Response {
  console.warn(error instanceof Error ? error.message : error);
  return new Response('The sitemap is temporarily unavailable.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
  });
}

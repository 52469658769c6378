/** A response with an XML file. If it cannot be made, the response is a 503 with `Retry-After`. */
export function answerXml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Retry after a minute. An incomplete sitemap would remove pages from search engines. */
export function answerLater(error: unknown): Response {
  console.warn(error instanceof Error ? error.message : error);
  return new Response('The sitemap is temporarily unavailable.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
  });
}

/** An XML file. */
export function answerXml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Asked again in a minute: a shorter list than there is would take pages out of an index. */
export function answerLater(error: unknown): Response {
  console.warn(error instanceof Error ? error.message : error);
  return new Response('The list of pages cannot be made right now.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
  });
}

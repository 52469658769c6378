/** What a browser may ask of the engine: searches with its site's key, nothing else. */
export async function answerSearch(
  search: (path: string, init?: RequestInit) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  // Searches name their collection themselves: a second name beside it could be read in its stead.
  for (const name of ['collection', 'preset']) url.searchParams.delete(name);
  const path = url.pathname.replace(/^\/typesense/, '');
  const allowed =
    (request.method === 'POST' && path === '/multi_search') ||
    (request.method === 'GET' && /^\/collections\/[\w-]+\/documents\/search$/.test(path));
  if (!allowed) return Response.json({ message: 'Not Found' }, { status: 404 });
  const key = request.headers.get('x-typesense-api-key');
  const body = request.method === 'POST' ? await request.text() : undefined;
  if (body !== undefined && body.length > LARGEST_BODY)
    return Response.json({ message: 'The request is larger than 256 KB.' }, { status: 413 });
  try {
    const answer = await search(`${path}${url.search}`, {
      method: request.method,
      headers: { 'content-type': 'text/plain', ...(key ? { 'x-typesense-api-key': key } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch {
    return Response.json(
      { message: 'The search engine does not answer.' },
      { status: 503, headers: { 'retry-after': '30' } },
    );
  }
}

const LARGEST_BODY = 256 * 1024;

import { deskOperations } from '@forecourt/desk-client/contracts';

/** A call that a screen made. */
export interface MadeCall {
  id: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/**
 * Answers the calls of a screen as the desk does: a request that does not fit the contract is refused, an answer that does not is an error of the
 * test.
 *
 * @param answers by the name of the call; a call without one is refused as not found. A response is sent as it is, such as {@link problem}.
 * @returns the server, and the accepted calls that change something, first to last, with their bodies as the desk reads them.
 */
export function deskServer(answers: Readonly<Record<string, (call: MadeCall) => unknown>>): {
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  changes: MadeCall[];
} {
  const changes: MadeCall[] = [];
  const fetch = async (address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'https://desk.example');
    const operation = Object.values(deskOperations).find(
      (each) => each.method === method.toLowerCase() && paramsOf(each.path, pathname) !== null,
    );
    const answer = operation && answers[operation.id];
    if (!operation || !answer) return problem(404, `No ${method} ${pathname}.`);
    const sent = {
      params: paramsOf(operation.path, pathname) ?? {},
      query: Object.fromEntries(searchParams),
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    };
    const { success, data, error } = operation.request.safeParse(sent);
    if (!success)
      return problem(422, `Refused: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
    const call: MadeCall = { id: operation.id, ...sent, body: Reflect.get(data, 'body') };
    if (method !== 'GET') changes.push(call);
    const answered = answer(call);
    return answered instanceof Response ? answered : Response.json(operation.answer.parse(answered));
  };
  return { fetch, changes };
}

/** A refusal; `name` is that of the contract, such as `changed`. */
export function problem(status: number, error: string, name = ''): Response {
  return Response.json(
    { error, type: `/problems/${name}` },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** The parameters of a path by its pattern; null if it is another path. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), pathname.split('/')];
  const fits =
    names.length === parts.length && names.every((name, at) => name.startsWith('{') || name === parts[at]);
  if (!fits) return null;
  const params = names.flatMap((name, at) =>
    name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(parts[at] ?? '')] as const] : [],
  );
  return Object.fromEntries(params);
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Engine } from '../engine/Engine.ts';
import type { Clock } from '../engine/searchEngine.ts';
import { bodyLimit, PUBLIC_BODY_BYTES } from './bodyLimit.ts';
import type { PlainRequest, Reply } from './Call.ts';
import { errorReply } from './Call.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';

/** Timeout for the body of a public request, milliseconds. */
const PUBLIC_BODY_MS = 10_000;
/** Time that a client that still sends has to read an error response, milliseconds. */
const LINGER_MS = 500;

/** What a listener needs. */
export interface Listening {
  engine: Engine;
  clock: Clock;
  pathOf(path: string): string;
  answer(request: PlainRequest): Promise<Reply>;
}

/** A listener for a node http server; it handles a request once the whole body has arrived. */
export function nodeListener(listening: Listening): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(200, preflightHeaders(headerOf(incoming, 'access-control-request-headers')));
      outgoing.end();
      return;
    }
    serve(listening, incoming, outgoing).catch((error: unknown) => {
      // A client that disconnects while sending is not an error of the server.
      if (incoming.destroyed && !incoming.complete) return void outgoing.destroy();
      process.emitWarning(error instanceof Error ? error : String(error));
      if (outgoing.headersSent) outgoing.destroy();
      else send(outgoing, errorReply(500, 'Internal error.'));
    });
  };
}

async function serve(
  { engine, clock, pathOf, answer }: Listening,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = incoming.url ?? '/';
  const mark = url.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const header = (name: string): string | undefined => headerOf(incoming, name);
  const body = await readBody(incoming, bodyLimit(engine, clock, header, query));
  if (typeof body !== 'string') return refuse(incoming, outgoing, body);
  const reply = await answer({
    method: incoming.method ?? 'GET',
    path: pathOf(mark === -1 ? url : url.slice(0, mark)),
    query,
    queryLength: mark === -1 ? 0 : url.length - mark,
    header,
    body,
  });
  send(outgoing, reply);
}

/**
 * The body as text, or the error response if it was not read to its end. It uses events: an async iterator would take a large part
 * of the time of a small request.
 */
function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string | Reply> {
  const tooLarge = errorReply(413, `The request body is larger than ${maxBytes} bytes.`);
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(tooLarge);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer =
      maxBytes > PUBLIC_BODY_BYTES
        ? undefined
        : setTimeout(() => done(errorReply(408, 'The request body came too slowly.')), PUBLIC_BODY_MS);
    const onData = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge);
      else chunks.push(chunk);
    };
    const done = (result: string | Reply): void => {
      clearTimeout(timer);
      incoming.off('data', onData);
      chunks.length = 0;
      resolve(result);
    };
    incoming.on('data', onData);
    incoming.on('end', () =>
      done((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8')),
    );
    incoming.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Responds, drains only as much of the body as the client needs to read the response, and closes the connection. */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse, reply: Reply): void {
  outgoing.setHeader('connection', 'close');
  incoming.resume();
  const { socket } = incoming;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  incoming.once('close', () => clearTimeout(timer));
  send(outgoing, reply);
}

function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function send(outgoing: ServerResponse, reply: Reply): void {
  const body = Buffer.from(reply.body);
  outgoing.writeHead(reply.status, {
    ...corsHeaders,
    'content-type': reply.type,
    'content-length': body.length,
  });
  outgoing.end(body);
}

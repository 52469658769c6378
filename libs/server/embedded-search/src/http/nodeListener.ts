import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PlainRequest, Reply } from './Call.ts';
import { errorReply } from './Call.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';

/** A request body above this many bytes is refused. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** A listener for a node http server; `answer` is asked once the body has come in whole. */
export function nodeListener(basePath: string, answer: (request: PlainRequest) => Reply): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(200, preflightHeaders(headerOf(incoming, 'access-control-request-headers')));
      outgoing.end();
      return;
    }
    readBody(incoming)
      .then((body) => send(outgoing, answer(plainRequest(incoming, basePath, body))))
      .catch((error: unknown) => {
        process.emitWarning(error instanceof Error ? error : String(error));
        if (outgoing.headersSent) outgoing.destroy();
        else send(outgoing, errorReply(500, 'Internal error.'));
      });
  };
}

/** The body as text. Events rather than an iterator, which would take a good part of a small request's time. */
function readBody(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES)
        incoming.destroy(new Error(`a request body of more than ${MAX_BYTES} bytes was refused`));
      else chunks.push(chunk);
    });
    incoming.on('end', () => {
      resolve((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8'));
    });
    incoming.on('error', reject);
  });
}

function plainRequest(incoming: IncomingMessage, basePath: string, body: string): PlainRequest {
  const url = incoming.url ?? '/';
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  return {
    method: incoming.method ?? 'GET',
    path: path.startsWith(basePath) ? path.slice(basePath.length) || '/' : path,
    query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)),
    queryLength: mark === -1 ? 0 : url.length - mark,
    header: (name) => headerOf(incoming, name),
    body,
  };
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

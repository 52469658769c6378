import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a request may take to arrive: one without files, one with files, and the least bytes a second of the latter. */
export interface ReceiveTimes {
  usualMs: number;
  filesMs: number;
  leastRate: number;
}

/** 30 seconds; with files 10 minutes, at 2 KB a second or more: slower than any phone with a signal. */
export const RECEIVE_TIMES: ReceiveTimes = { usualMs: 30_000, filesMs: 600_000, leastRate: 2_048 };

/**
 * Ends the connection of a request whose body does not arrive in time. A form with files has longer, as long as it keeps coming. The
 * server's own `requestTimeout` is then that of files.
 */
export function receiveInTime(
  incoming: IncomingMessage,
  response: ServerResponse,
  { usualMs, filesMs, leastRate }: ReceiveTimes = RECEIVE_TIMES,
): void {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return;
  const { socket } = incoming;
  const hasFiles = /^multipart\/form-data\b/i.test(incoming.headers['content-type'] ?? '');
  const started = Date.now();
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer);
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    const comes = hasFiles && Date.now() - started < filesMs && arrived >= (leastRate * usualMs) / 1000;
    if (comes) return;
    clearInterval(timer);
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, usualMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}

import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';

/** The test virus of the European Institute for Computer Antivirus Research, in two parts so that no scanner finds it in this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** clamd's StreamMaxLength by default: 100 MB. */
const MOST = 100 * 1024 * 1024;

/**
 * A server that speaks clamd's protocol, as its manual page describes it: commands `zPING` and `zINSTREAM`, chunks with their length as 32 bits
 * in network order before each, a length of 0 at the end; beyond `most` bytes it answers and closes. It knows one virus.
 */
export async function startClamd({
  transport,
  folder,
  most = MOST,
}: {
  transport: 'tcp' | 'unix';
  folder: string;
  most?: number | undefined;
}): Promise<{ url: string; stop(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    serve(socket, most);
  });
  const file = path.join(folder, `${randomUUID().slice(0, 8)}.ctl`);
  await new Promise<void>((resolve) => {
    if (transport === 'unix') server.listen(file, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${file}`;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url, stop };
}

function serve(socket: Socket, most: number): void {
  let waiting = Buffer.alloc(0);
  let command: string | null = null;
  const content: Buffer[] = [];
  let bytes = 0;
  socket.on('data', (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    if (command === null) {
      const end = waiting.indexOf(0);
      if (end < 0) return;
      command = waiting.subarray(0, end).toString('latin1');
      waiting = waiting.subarray(end + 1);
      if (command === 'zPING') return void socket.end('PONG\0');
      if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0);
      if (bytes + length > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (length === 0) {
        const found = Buffer.concat(content).includes(EICAR);
        return void socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      }
      if (waiting.length < 4 + length) return;
      content.push(waiting.subarray(4, 4 + length));
      bytes += length;
      waiting = waiting.subarray(4 + length);
    }
  });
}

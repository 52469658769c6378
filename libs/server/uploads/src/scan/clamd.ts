import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import type { ScanResult, VirusScanner } from './VirusScanner.ts';

/** How long the scanner may take for a file, milliseconds. */
const SCAN_MS = 15_000;

/** The longest answer that is read, characters. */
const LONGEST_ANSWER = 4_096;

/** Where clamd listens: `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. Null for another text. */
export function readClamdUrl(text: string): NetConnectOpts | null {
  const url = URL.parse(text);
  if (url?.protocol === 'unix:' && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol !== 'tcp:' || url.hostname === '') return null;
  return { host: url.hostname, port: Number(url.port || 3310) };
}

/** Scans with clamd, by its command INSTREAM: the file goes over the connection, so the scanner may be on another machine. */
export function clamd(where: NetConnectOpts, { timeoutMs = SCAN_MS } = {}): VirusScanner {
  return {
    scan: (file) =>
      new Promise<ScanResult>((resolve, reject) => {
        const socket = connect(where);
        const bytes = createReadStream(file);
        const chunks = bytes.pipe(framed());
        let answer = '';
        const end = (done: () => void) => {
          clearTimeout(timer);
          for (const stream of [bytes, chunks, socket]) stream.destroy();
          done();
        };
        const fail = (error: Error) => end(() => reject(error));
        const timer = setTimeout(
          () => fail(new Error(`The virus scanner gave no verdict in ${timeoutMs} ms.`)),
          timeoutMs,
        );
        bytes.on('error', fail);
        socket.on('error', fail);
        socket.once('connect', () => {
          socket.write('zINSTREAM\0');
          // It may answer before it has everything: the answer counts.
          chunks.pipe(socket, { end: false });
        });
        socket.on('data', (data: Buffer) => {
          answer += data.toString('utf8');
          const [whole, more] = answer.split('\0', 2);
          if (more === undefined) {
            if (answer.length > LONGEST_ANSWER)
              fail(new Error('The answer of the virus scanner has no end.'));
            return;
          }
          const result = verdict(whole ?? '');
          if (result === null) fail(new Error(`The virus scanner answered “${whole?.slice(0, 100)}”.`));
          else end(() => resolve(result));
        });
        socket.once('end', () =>
          fail(new Error('The virus scanner closed the connection without a verdict.')),
        );
      }),
  };
}

/** Each part of the file with its length before it, and at the end a length of 0. */
function framed(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      this.push(lengthOf(chunk.length));
      done(null, chunk);
    },
    flush(done: TransformCallback) {
      done(null, lengthOf(0));
    },
  });
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}

/** @example verdict('stream: Eicar-Signature FOUND') // 'infected' */
function verdict(answer: string): ScanResult | null {
  if (answer === 'stream: OK') return 'clean';
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : null;
}

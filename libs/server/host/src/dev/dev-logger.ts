import { Writable } from 'node:stream';
import { multistream, pino } from 'pino';
import type { Logger } from 'pino';

/** Logs everything to a file, and errors also to the terminal as text. */
export function devLogger(file: string): Logger {
  const terminal = new Writable({
    write(line: Buffer, _encoding, done) {
      console.error(inWords(line.toString()));
      done();
    },
  });
  return pino(
    { name: 'dev', level: process.env['LOG_LEVEL'] ?? 'info' },
    multistream([
      { level: 'debug', stream: pino.destination({ dest: file, mkdir: true, sync: true }) },
      { level: 'error', stream: terminal },
    ]),
  );
}

function inWords(line: string): string {
  const { msg, path, message, stack }: Record<string, string | undefined> = JSON.parse(line);
  return [msg, path, stack ?? message].filter((part) => part !== undefined).join('\n  ');
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { socketPath } from './embedded/socketPath.ts';
import { createMutex } from './embedded/mutex.ts';
import { greeting, readMessage, readOpening, statusWatch } from './embedded/wire.ts';
import { serialQueue } from './serialQueue.ts';
import { backOff } from './outbox/backOff.ts';
import { repeat } from './outbox/repeat.ts';

describe('backOff', () => {
  it.each([
    [1, 60],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 43_200],
    [6, 43_200],
    [10, 43_200],
    [11, null],
    [0, null],
  ])('after attempt %s waits %s seconds', (attempt, seconds) => expect(backOff(attempt)).toBe(seconds));
});

describe('repeat', () => {
  it('continues after a failure, one call at a time, and finishes the current call when stopped', async () => {
    const errors: unknown[] = [];
    let [calls, running, most, finished] = [0, 0, 0, 0];
    let reached = (): void => undefined;
    const third = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const stop = repeat(
      async () => {
        calls += 1;
        running += 1;
        most = Math.max(most, running);
        if (calls === 3) reached();
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        if (calls === 1) throw new Error('the first fails');
        finished += 1;
      },
      1,
      (error) => errors.push(error),
    );
    await third;
    await stop();
    expect({ calls, most, finished }).toEqual({ calls: 3, most: 1, finished: 2 });
    expect(errors).toMatchObject([{ message: 'the first fails' }]);
  });
});

describe('serialQueue', () => {
  it('starts a task when the previous one has settled, and returns the result of each', async () => {
    const enqueue = serialQueue();
    const steps: string[] = [];
    const task = (name: string, fails: boolean) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
    const results = await Promise.allSettled([enqueue(task('first', true)), enqueue(task('second', false))]);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(results).toMatchObject([{ reason: { message: 'first' } }, { value: 'second' }]);
  });
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(name: string): string {
  const made = mkdtempSync(path.join(tmpdir(), `forecourt-test-${name}-`));
  folders.push(made);
  return made;
}

describe('socketPath', () => {
  it('is in the folder of the database', () => expect(socketPath('/srv/db')).toBe('/srv/db/.s.PGSQL.5432'));
  it('is in the temporary folder, and always the same, if the path would be too long', () => {
    const long = folder('long'.repeat(25));
    expect(socketPath(long).length).toBeLessThan(100);
    expect(socketPath(long)).toBe(socketPath(long));
  });
});

describe('createMutex', () => {
  it('gives the lock in the order of requests, one at a time', async () => {
    const mutex = createMutex();
    const order: string[] = [];
    const endFirst = await mutex.take();
    const second = mutex.take().then((end) => (order.push('second'), end()));
    const third = mutex.take().then((end) => (order.push('third'), end()));
    expect(mutex.waiting()).toBe(2);
    order.push('first');
    endFirst();
    endFirst();
    await Promise.all([second, third]);
    expect(order).toEqual(['first', 'second', 'third']);
  });
});

describe('the wire protocol', () => {
  const start = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);
  const tls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

  it.each([
    ['a start', start, { opening: 'start', length: 9 }],
    ['a wish for TLS', tls, { opening: 'refuse-encryption', length: 8 }],
    ['half a packet', start.subarray(0, 8), null],
    ['something else', Buffer.from('GET / HTTP/1.1\r\n\r\n'), null],
  ])('reads %s', (_name, bytes, expected) => expect(readOpening(bytes)).toEqual(expected));

  it.each([
    ['a query', [81, 0, 0, 0, 5, 0], { endsRequest: true, ends: false, length: 6 }],
    ['a parse', [80, 0, 0, 0, 4, 83], { endsRequest: false, ends: false, length: 5 }],
    ['a goodbye', [88, 0, 0, 0, 4], { endsRequest: false, ends: true, length: 5 }],
    ['half a message', [81, 0, 0, 0, 9, 65], null],
  ])('reads %s', (_name, bytes, expected) => expect(readMessage(Buffer.from(bytes))).toEqual(expected));

  it('responds to the startup packet with authentication, settings and readiness', () => {
    const text = greeting(7).toString('latin1');
    expect(text.startsWith('R')).toBe(true);
    expect(text).toContain('client_encoding\0UTF8');
    expect(text.endsWith('Z\0\0\0\x05I')).toBe(true);
  });

  it.each([
    ['I', false],
    ['T', true],
    ['E', true],
  ])(
    'reads from the status %s whether a transaction is open, for any chunking of the response',
    (letter, open) => {
      const status = statusWatch();
      status.see(Buffer.from('anything Z\0'));
      status.see(Buffer.from(`\0\0\x05${letter}`));
      expect(status.inTransaction()).toBe(open);
    },
  );
});

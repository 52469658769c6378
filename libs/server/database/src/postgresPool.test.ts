import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { postgresPool, SERVING } from './postgresPool.ts';

/** What PostgreSQL sends before it closes a new connection: a message of the type E, with fields that end in a zero byte. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

async function answersWith(code: string): Promise<boolean> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusal(code)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { pool, answers } = postgresPool(`postgres://user:word@127.0.0.1:${port}/stock`, SERVING);
  try {
    return await answers(20_000);
  } finally {
    server.close();
    await pool.end();
  }
}

it.each([
  ['has no connection left', '53300'],
  ['does not take the password any more', '28P01'],
])('a server that %s answers: its other connections go on', async (_what, code) => {
  expect(await answersWith(code)).toBe(true);
});

it('a server that starts or stops does not answer', async () => {
  expect(await answersWith('57P03')).toBe(false);
});

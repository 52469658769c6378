import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobody, openWorld, type Answer, type Secrets, type World } from './test/security/people.ts';
import type { Parts } from './test/security/row.ts';
import { rows } from './test/security/rows.ts';
import { ELSEWHERE, halves } from './test/security/sites.ts';
import { snapshot } from './test/security/snapshot.ts';

let world: World;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'forecourt-security-'));
  world = await openWorld({ FORECOURT_DATA: data });
});
afterAll(async () => {
  await world.close();
  await rm(data, { recursive: true });
});

const CALLS = Object.keys(rows);
const isWrite = (call: string) => !call.startsWith('GET ');

/** What is typed to reach something else, or to break something. */
const TYPED = ["' or 1=1 --", '../../etc/passwd', '\u0000', 'x'.repeat(5_000), '9'.repeat(30)];

/** The same value with one text or number of it after the other replaced. */
function* changed(value: unknown): Generator {
  if (typeof value === 'string' || typeof value === 'number') yield* TYPED;
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) for (const other of changed(part)) yield value.with(at, other);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      for (const other of changed(part)) yield { ...value, [name]: other };
}

/** The parts of a request with one value of its address or body after the other replaced. */
function* tampered({ headers = {}, ...parts }: Parts): Generator<Parts> {
  for (const other of changed(parts)) yield { ...Object(other), headers };
}

/** The secrets of somebody with another tenth character each. */
function oneCharacterOff({ cookie, ...links }: Secrets): Secrets {
  const other = (secret: string) => secret.slice(0, 9) + (secret[9] === 'A' ? 'B' : 'A') + secret.slice(10);
  const cookies = cookie.split('; ').map((pair) => pair.replace(/(?<==).+/, other));
  const entries = Object.entries(links).map(([name, secret]) => [name, other(secret)]);
  return { ...links, ...Object.fromEntries(entries), cookie: cookies.join('; ') };
}

function ask(call: string, caller: Secrets, parts: Parts, host?: string, more: Record<string, string> = {}) {
  const [method = '', template = ''] = call.split(' ');
  const { params = {}, query, body } = parts;
  const where = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const headers = { cookie: caller.cookie, ...parts.headers, ...more };
  return world.send({ method, path: where, query, headers, body }, host);
}

/** Sends each way of a call in turn. */
async function askAll(call: string, caller: Secrets, host?: string, more?: Record<string, string>) {
  const answers: Answer[] = [];
  for (const parts of rows[call]?.asks(caller, world) ?? [])
    answers.push(await ask(call, caller, parts, host, more));
  return answers;
}

function expectNothingOf(answer: Answer, what: string) {
  const said = `${answer.text} ${JSON.stringify([...answer.headers])}`;
  for (const secret of world.zoe.private) expect(said, `${what}: ${secret}`).not.toContain(secret);
}

describe('every call that anybody can make', () => {
  it('has a row, and every server half of the workspace is served', async () => {
    const registered = world.kit.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path: where }) => `${method} ${where}`);
    expect(CALLS.toSorted()).toEqual([...new Set(registered)].toSorted());
    const features = path.resolve(import.meta.dirname, '../../../libs/feature');
    const withHalf: string[] = [];
    for (const name of await readdir(features)) {
      const manifest = await readFile(path.join(features, name, 'package.json'), 'utf8');
      if (manifest.includes('"./server"')) withHalf.push(name);
    }
    expect(halves.map(({ feature }) => feature).toSorted()).toEqual(withHalf.toSorted());
  });

  it.each(CALLS)(
    '%s gives nobody, another shopper and another dealer nothing of its owner, and changes nothing',
    async (call) => {
      const { zoe, max } = world;
      const [, toNobody, toMax, toElsewhere] = rows[call]?.answers ?? [];
      const before = await snapshot(world.kit, zoe.private);
      for (const [who, secrets, host, status] of [
        ['nobody', nobody(), undefined, toNobody],
        ['another shopper', max.secrets, undefined, toMax],
        ['the owner at another dealer', zoe.secrets, ELSEWHERE, toElsewhere],
      ] as const)
        for (const answer of await askAll(call, secrets, host)) {
          expect(answer.status, `${who}: ${answer.text}`).toBe(status);
          expectNothingOf(answer, who);
        }
      expect(await snapshot(world.kit, zoe.private)).toBe(before);
    },
  );
});

/** What holds of a whole part, so that it is looked at once. */
function changesNothing(words: () => readonly string[] | null) {
  let before: string;
  beforeAll(async () => {
    before = await snapshot(world.kit, words());
  });
  return async () => expect(await snapshot(world.kit, words())).toBe(before);
}

describe('a tampered id or token', () => {
  const expectUnchanged = changesNothing(() => world.zoe.private);

  it.each(CALLS)('is none for %s', async (call) => {
    const { zoe, max } = world;
    for (const answer of await askAll(call, oneCharacterOff(zoe.secrets))) {
      expect(answer.status, answer.text).toBe(rows[call]?.answers[1]);
      expectNothingOf(answer, 'a secret with another character');
    }
    for (const parts of rows[call]?.asks(max.secrets, world) ?? [])
      for (const other of tampered(parts)) {
        const answer = await ask(call, max.secrets, other);
        const what = JSON.stringify(other).slice(0, 300);
        expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
        expectNothingOf(answer, what);
      }
  });

  it('has changed nothing of its owner', expectUnchanged);
});

describe('a page of another site', () => {
  const expectUnchanged = changesNothing(() => null);

  it.each(CALLS.filter(isWrite))('cannot make the browser of a shopper send %s', async (call) => {
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: `https://${ELSEWHERE}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others)
      for (const answer of await askAll(call, world.zoe.secrets, undefined, headers)) {
        expect(answer.status, JSON.stringify(headers)).toBe(403);
        expectNothingOf(answer, call);
      }
  });

  it('has changed nothing at all', expectUnchanged);
});

describe('a read for a page of another site', () => {
  const expectUnchanged = changesNothing(() => world.zoe.private);

  it.each(CALLS.filter((call) => !isWrite(call)))('%s lets it read nothing', async (call) => {
    for (const answer of await askAll(call, world.zoe.secrets, undefined, { origin: 'https://evil.example' }))
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has changed nothing', expectUnchanged);
});

describe('the owner', () => {
  it.each(CALLS)('may %s', async (call) => {
    for (const answer of await askAll(call, world.zoe.secrets))
      expect(answer.status, answer.text).toBe(rows[call]?.answers[0]);
  });
});

describe('what has ended', () => {
  const ended: Readonly<Record<string, number>> = {
    ...Object.fromEntries(CALLS.filter((call) => rows[call]?.answers[1] === 401).map((call) => [call, 401])),
    ...{ 'GET /api/account': 204, 'GET /api/shared-watchlist': 404 },
    ...{ 'GET /api/finance-applications/mine': 404, 'PATCH /api/finance-applications/mine': 404 },
    'POST /api/finance-applications/mine/send': 404,
  };
  it.each(Object.entries(ended))('opens nothing again: %s answers %i', async (call, status) => {
    for (const answer of await askAll(call, world.zoe.secrets)) expect(answer.status).toBe(status);
  });
});

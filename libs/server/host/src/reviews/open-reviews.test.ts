import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openReviews, type ReviewedSite, type Reviews } from './open-reviews.ts';

const account = { clientId: 'client', clientSecret: 'the secret', refreshToken: 'the consent' };
const NAME = 'accounts/12/locations/34';
const own = {
  ...{ id: 1, location_id: exampleLocation.id, customer_name: 'Lee', text: 'Good.', rating: 4 },
  review_date: '2026-01-02',
};

const siteWith = (reviews: object): ReviewedSite => {
  const definition = defineDealer({ ...exampleDealer, features: [], reviews: { items: [own], ...reviews } });
  return { slug: exampleDealer.slug, definition, shown: publicSite(definition) };
};
const site = siteWith({ google: { locations: [{ location_id: exampleLocation.id, name: NAME }] } });

const review = (facts: object) => ({
  ...{ name: `${NAME}/reviews/a`, reviewId: 'AbFvOqk', starRating: 'FIVE', comment: 'Great "service" <3' },
  reviewer: { displayName: 'Kim Lee', profilePhotoUrl: 'https://lh3.example/a' },
  ...{ createTime: '2026-11-20T15:30:00.123Z', updateTime: '2026-11-20T15:30:00.123Z' },
  ...facts,
});

/** What Google answers next: its page of reviews, or a status, or a text. */
let next: object | number | string;
let asked: string[];
let server: Server;
let folder: string;
let logs: string[];
let purged: string[];
let opened: Reviews[];

/** A server with the rules of Google's OAuth and of its Business Profile API. */
beforeEach(async () => {
  asked = [];
  logs = [];
  purged = [];
  opened = [];
  next = { reviews: [review({})], averageRating: 4.6, totalReviewCount: 684, nextPageToken: 'more' };
  server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(body));
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/token') {
        const sent = new URLSearchParams(body);
        const right =
          request.method === 'POST' &&
          request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
          sent.get('grant_type') === 'refresh_token' &&
          sent.get('client_id') === account.clientId &&
          sent.get('client_secret') === account.clientSecret;
        if (!right) return json(401, { error: 'invalid_client' });
        if (sent.get('refresh_token') !== account.refreshToken) return json(400, { error: 'invalid_grant' });
        return json(200, { access_token: 'ya29.a', expires_in: 3599, token_type: 'Bearer' });
      }
      if (request.headers.authorization !== 'Bearer ya29.a')
        return json(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
      if (request.url !== `/v4/${NAME}/reviews?pageSize=50&orderBy=updateTime%20desc`)
        return json(404, { error: { code: 404, status: 'NOT_FOUND' } });
      if (typeof next === 'number') return json(next, { error: { code: next } });
      if (typeof next === 'string') return response.writeHead(200).end(next);
      return json(200, next);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
});
afterEach(async () => {
  for (const each of opened) await each.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await rm(folder, { recursive: true, force: true });
});

/** A host that starts at a time: the reviews that it has once Google was asked, or was not. */
async function start(
  at = '2026-11-21T00:00:00Z',
  given: { of?: ReviewedSite; with?: typeof account | null } = {},
) {
  const origin = `http://127.0.0.1:${Object(server.address()).port}`;
  const reviews = await openReviews([given.of ?? site], {
    ...{ dataDirectory: folder, account: given.with === undefined ? account : given.with },
    now: () => new Date(at),
    logger: pino({}, { write: (line: string) => logs.push(line) }),
    purge: (slug) => purged.push(slug),
    addresses: { token: `${origin}/token`, reviews: `${origin}/v4/` },
  });
  opened.push(reviews);
  await reviews.close(); // waits for what runs
  return reviews.of(given.of ?? site).reviewTexts.items;
}

describe('reviews of Google', () => {
  it('[HM-02] take the place of those of the configuration, with their words, and pages are made anew', async () => {
    next = {
      reviews: [
        review({ reviewReply: { comment: 'Thank you.', updateTime: '2026-11-20T23:00:00Z' } }),
        review({ reviewId: 'b', reviewer: { isAnonymous: true }, starRating: 'ONE', comment: 'No.\nNever.' }),
        review({ reviewId: 'c', comment: undefined }),
        review({ reviewId: 'd', starRating: 'STAR_RATING_UNSPECIFIED' }),
      ],
    };
    const items = await start();
    expect(items).toMatchObject([
      {
        ...{
          location_id: exampleLocation.id,
          customer_name: 'Kim Lee',
          text: 'Great "service" <3',
          rating: 5,
        },
        // In the zone of the site it is the next day.
        ...{ review_date: '2026-11-21', reply_text: 'Thank you.', reply_date: '2026-11-21' },
      },
      { customer_name: 'A Google user', text: 'No.\nNever.', rating: 1, reply_text: null, reply_date: null },
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(purged).toEqual([site.slug]);
    expect(asked).toHaveLength(2);
    expect(logs).toEqual([]);
  });

  it('are there after a restart, asked for after six hours, and pages stay while they are the same', async () => {
    const [first] = await start();
    expect(await start('2026-11-21T05:00:00Z')).toEqual([first]);
    expect(asked).toHaveLength(2);
    expect(await start('2026-11-21T06:30:00Z')).toEqual([first]);
    expect(asked).toHaveLength(4);
    expect(purged).toEqual([site.slug]);
    next = {};
    expect(await start('2026-11-21T13:00:00Z')).toEqual([]);
    expect(purged).toHaveLength(2);
  });

  it.each([
    ['with 403', 403],
    ['with 429', 429],
    ['with 503', 503],
    ['with a page', '<html>'],
    ['with another shape', '{"reviews": 7}'],
    ['without an end', 'x'.repeat(2_100_000)],
  ])(
    'stay for thirty days when Google answers %s; then those of the configuration are back',
    async (_how, answer) => {
      const first = await start();
      next = answer;
      expect(await start('2026-12-20T00:00:00Z')).toEqual(first);
      expect(logs.join()).toMatch(/Google(?:'s answer| was asked)/);
      expect(logs.join()).not.toMatch(/the secret|the consent|ya29/);
      expect(await start('2026-12-22T00:00:00Z')).toMatchObject([own]);
    },
  );

  it('are not read with a consent that was withdrawn, or without an account: a log says what to do', async () => {
    expect(await start(undefined, { with: { ...account, refreshToken: 'withdrawn' } })).toMatchObject([own]);
    expect(logs.join()).toContain('answered with status 400');
    expect(await start(undefined, { with: null })).toMatchObject([own]);
    expect(logs.at(-1)).toContain('set GOOGLE_CLIENT_ID');
  });

  it('are asked for only where the dealer shows them', async () => {
    const { google } = site.definition.dealer.reviews;
    expect(await start(undefined, { of: siteWith({ google, show: false }) })).toEqual([]);
    expect(await start(undefined, { of: siteWith({}) })).toMatchObject([own]);
    expect(asked).toEqual([]);
  });
});

describe('the account that reads reviews', () => {
  it('is whole or absent', () => {
    const env = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_REFRESH_TOKEN: 'c' };
    expect(readConfig(env, '/').google).toEqual({ clientId: 'a', clientSecret: 'b', refreshToken: 'c' });
    expect(readConfig({}, '/').google).toBeNull();
    expect(() => readConfig({ ...env, GOOGLE_REFRESH_TOKEN: '' }, '/')).toThrow(
      'GOOGLE_REFRESH_TOKEN is not set. Reviews of Google are read with all three.',
    );
  });
});

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, defineFeature, exampleDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HtmlCache } from '../html-cache.ts';
import { renderedPage } from '../rendered-page.ts';
import { askHost, echoHost } from '../test/echo-host.ts';
import type { EchoHost } from '../test/echo-host.ts';
import { openSiteContents } from './site-contents.ts';
import type { SiteContents } from './site-contents.ts';

const now = new Date('2026-11-27T02:00:00Z');
const TOKEN = 'a token that no log may have';

const feature = (id: string, paths: readonly string[]) =>
  defineFeature({
    id,
    purpose: 'Pages of content.',
    options: {},
    routes: () =>
      paths.map((each) => ({
        id: `${id}.${each}`,
        path: each,
        module: '@x/none',
        cache: 'public' as const,
        content: /[:*]/.test(each),
      })),
  })();

/** What the service answers next. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
let asked: IncomingMessage[];
let server: Server;
let directory: string;
let contents: SiteContents | null;
let host: EchoHost | null;
let logged: string[];

/** A service that has a document, its ETag and its date, and answers questions for something newer as RFC 9110 says. */
function has(document: unknown, { tag = true } = {}): Answer {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const etag = `"${Buffer.from(text).toString('base64url').slice(-40)}"`;
  return (request, response) => {
    if (tag && request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    return response.writeHead(200, { 'content-type': 'application/json', ...(tag && { etag }) }).end(text);
  };
}
const offer = (name: string, more: object = {}) => ({
  id: 701,
  name,
  description: `<p>${name}.</p>`,
  ...more,
});

beforeEach(async () => {
  [asked, logged, contents, host] = [[], [], null, null];
  directory = await mkdtemp(path.join(tmpdir(), 'forecourt-source-'));
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await host?.close();
  await contents?.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await rm(directory, { recursive: true });
});

/** Starts a host whose page has the names of the offers of the site, cached for an hour. */
async function start(source: object = {}, everyMs: number | null = 20) {
  const contentSource = {
    url: `http://127.0.0.1:${Object(server.address()).port}/content.json?site=echo`,
    ...source,
  };
  const definition = defineDealer({
    ...exampleDealer,
    ...{ slug: 'echo', contentSource },
    features: [
      feature('offers', ['special-offers', 'offers/:id']),
      feature('blog', ['blog', 'blog/:slug']),
      feature('enquiry', ['careers']),
      feature('brands', ['brands', ':brand/overview']),
      feature('content', ['*']),
    ],
  });
  const cache = new HtmlCache({ freshMs: 3_600_000, staleMs: 0, maxBytes: 1_000_000, now: Date.now });
  const opening = openSiteContents(
    [
      {
        ...{ slug: 'echo', directory, definition, shown: publicSite(definition) },
        clientDirectory: path.join(directory, 'client'),
      },
    ],
    {
      ...{ assetsDirectory: directory, dataDirectory: path.join(directory, 'data'), clock: () => now },
      logger: pino({}, { write: (line: string) => void logged.push(line) }),
      purge: (slug) => cache.purgeSite(slug),
      env: { CMS_TOKEN: TOKEN },
      ...(everyMs !== null && { sourceEveryMs: everyMs }),
    },
  );
  const running = await opening;
  contents = running;
  host = await echoHost({
    cache,
    sites: [
      {
        ...{ slug: 'echo', directory, definition, shown: publicSite(definition) },
        clientDirectory: path.join(directory, 'client'),
        render: () => {
          const names = running.published('echo', now).offers.map(({ name }) => name);
          return renderedPage(
            new Response(`<!DOCTYPE html><p>${names.join()}</p>`, {
              headers: { 'content-type': 'text/html' },
            }),
          );
        },
      },
    ],
  });
}
async function restart(source: object = {}) {
  await host?.close();
  await contents?.close();
  await start(source);
}

const published = () => {
  if (!contents) throw new Error('The host was not started.');
  return contents.published('echo', now);
};
const names = () => published().offers.map(({ name }) => name);
const problems = () => contents?.problems('echo') ?? [];
const page = async () =>
  /<p>(.*)<\/p>/.exec(
    (await askHost(host?.port ?? 0, '/special-offers', { host: 'echo.localhost' })).text,
  )?.[1];

describe('content over HTTP', () => {
  it('has offers in the shape of dealer systems', async () => {
    answer = has({
      offers: [
        offer('Clearance &amp; more', { manufacturer: { id: 1, name: 'Kia', slug: 'kia' }, disclaimer: '' }),
        offer('Second', { id: '702', sanitized_description: '*Not* <b>Markdown</b>' }),
      ],
    });
    await start();
    expect(problems()).toEqual([]);
    expect(published().offers).toMatchObject([
      {
        ...{
          id: 701,
          name: 'Clearance & more',
          disclaimer: null,
          manufacturer: { name: 'Kia', slug: 'kia' },
        },
        body: [{ kind: 'text', html: '<p>Clearance &#x26; more.</p>' }],
      },
      { id: 702, sanitized_description: '*Not* Markdown' },
    ]);
  });

  it('has the other kinds with the values of their files', async () => {
    answer = has({
      posts: [
        {
          slug: 'towing',
          title: 'Towing',
          summary: 'How.',
          start: '2026-11-01',
          category: 'tips',
          body: '## Ball\n\nWeigh it.',
        },
      ],
      pages: [{ path: '/service/plan', title: 'Plan', body: 'See [us](/kia/overview).' }],
      brands: [{ slug: 'kia', title: 'Kia', description: 'Cars.' }],
      people: [{ name: 'Priya Nair', role: 'Sales' }],
      jobs: [{ slug: 'technician', title: 'Technician', summary: 'Repair.', start: '2026-11-02' }],
      faqs: [{ slug: 'deliver', question: 'Do you deliver?', body: 'Yes.' }],
      redirects: [{ from: '/old', to: '/service/plan' }],
    });
    await start();
    expect(problems()).toEqual([]);
    expect(published()).toMatchObject({
      posts: [{ slug: 'towing', minutes: 1, body: [{ html: '<h2>Ball</h2>\n<p>Weigh it.</p>' }] }],
      pages: [{ path: '/service/plan' }],
      brands: [{ slug: 'kia' }],
      people: [{ name: 'Priya Nair' }],
      jobs: [{ slug: 'technician' }],
      faqs: [{ slug: 'deliver' }],
    });
    expect([...published().redirects]).toEqual([['/old', '/service/plan']]);
  });

  it('is on a page that was cached within five seconds, asked for as its declaration says', async () => {
    answer = has({ offers: [offer('Before')] });
    await start({}, null);
    expect(await page()).toBe('Before');
    answer = has({ offers: [offer('After')] });
    await expect.poll(page).toBe('After');
  });

  it('is not sent again while it is the same; the token goes to the service and into no log', async () => {
    answer = has({ offers: [offer('One')] });
    await start({ tokenEnv: 'CMS_TOKEN' });
    await expect
      .poll(() => asked.filter(({ headers }) => headers['if-none-match']).length)
      .toBeGreaterThan(2);
    expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
    expect(logged.join()).not.toContain(TOKEN);
    expect(names()).toEqual(['One']);
  });

  it('stands behind a file of the same name, and beside the others', async () => {
    await mkdir(path.join(directory, 'content/offers'), { recursive: true });
    await writeFile(path.join(directory, 'content/offers/701.md'), '---\nid: 701\nname: File\n---\n');
    answer = has({ offers: [offer('Service'), offer('Other', { id: 9 })] });
    await start();
    expect(names()).toEqual(['File', 'Other']);
    expect(problems()).toEqual([]);
  });
});

describe('a service that fails', () => {
  const broken: [string, Answer | 'hang' | 'cut', string][] = [
    ['answers with 500', (_, response) => response.writeHead(500).end(), 'status 500'],
    ['answers with 404', (_, response) => response.writeHead(404).end(), 'status 404'],
    ['refuses the token', (_, response) => response.writeHead(401).end(), 'the token is not accepted'],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'leads to another address',
    ],
    ['answers with a page', has('<!DOCTYPE html>'), 'is not JSON'],
    ['answers with half of the document', has('{"offers": [{"id": 1,'), 'is not JSON'],
    ['has a kind that there is not', has({ offer: [] }), '"offer" is not a key here'],
    ['has a text in place of a list', has({ offers: 'none' }), 'expected array'],
    ['answers with more than is allowed', has('x'.repeat(1_000_001)), 'more than 1 MB'],
    [
      'has values in values without end',
      has(`{"posts": [{"slug": "a", "title": ${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`),
      'more than 20 deep',
    ],
    ['hangs', 'hang', 'not there after 1 s'],
    ['ends in the middle', 'cut', 'the connection failed'],
  ];
  it.each(broken)(
    'and %s changes nothing on the site; log and desk say what, why and how to mend it',
    async (_how, next, what) => {
      answer = has({ offers: [offer('Kept')] });
      await start({ maxMegabytes: 1, timeoutSeconds: 1 });
      answer =
        next === 'hang'
          ? () => undefined
          : next === 'cut'
            ? (_request, response) => {
                response.writeHead(200, { 'content-length': '1000' }).write('{"offers":');
                setImmediate(() => response.destroy());
              }
            : next;
      await expect
        .poll(() =>
          problems()
            .map((each) => each.what)
            .join(),
        )
        .toContain(what);
      const [problem] = problems();
      expect(problem?.path).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/content\.json/);
      expect(problem?.path).not.toContain('site=echo');
      expect(problem?.why).toMatch(/keeps/);
      expect(problem?.fix).toMatch(/.{10}/);
      expect(logged.join()).toContain(JSON.stringify(what).slice(1, -1));
      expect(names()).toEqual(['Kept']);
      answer = has({ offers: [offer('Back')] });
      await expect.poll(names, { timeout: 10_000 }).toEqual(['Back']);
      await expect.poll(problems).toEqual([]);
      expect(logged.join()).toContain('the content source answers again');
    },
    20_000,
  );

  it('whose answer could not be written is asked for it again', async () => {
    answer = has({ offers: [offer('Before')] });
    await start();
    const kept = path.join(directory, 'data/content/echo.source.json');
    await rm(kept);
    await mkdir(kept); // a folder of this name cannot be replaced with a file
    answer = has({ offers: [offer('After')] });
    await expect.poll(() => problems().length).toBe(1);
    expect(names()).toEqual(['Before']);
    await rmdir(kept);
    await expect.poll(names).toEqual(['After']);
    await expect.poll(problems).toEqual([]);
  });

  it('does not keep another site waiting at a start', async () => {
    const waiting: (() => void)[] = [];
    answer = (request, response) => {
      waiting.push(() => has({ offers: [offer('One')] })(request, response));
      if (waiting.length === 2) for (const respond of waiting) respond();
    };
    const url = `http://127.0.0.1:${Object(server.address()).port}/content.json`;
    const features = [feature('offers', ['special-offers', 'offers/:id'])];
    const sites = ['echo', 'other'].map((slug) => {
      const contentSource = { url, timeoutSeconds: 1 };
      const definition = defineDealer({ ...exampleDealer, slug, contentSource, features });
      return { slug, directory, definition, shown: publicSite(definition), clientDirectory: directory };
    });
    contents = await openSiteContents(sites, {
      ...{ assetsDirectory: directory, dataDirectory: path.join(directory, 'data'), clock: () => now },
      ...{ logger: pino({ enabled: false }), purge: () => undefined, env: {} },
    });
    expect(sites.map(({ slug }) => contents?.published(slug, now).offers.length)).toEqual([1, 1]);
  });

  it('that never answered leaves a site without its content, and says so', async () => {
    answer = (_, response) => response.writeHead(503).end();
    await start();
    expect(problems()).toMatchObject([{ why: 'Nothing of it is on the site yet.' }]);
    expect(names()).toEqual([]);
    answer = has({ offers: [offer('There')] });
    await expect.poll(names, { timeout: 10_000 }).toEqual(['There']);
  });

  it('at a start leaves what it answered before; of another address nothing is left', async () => {
    answer = has({ offers: [offer('Kept')] });
    await start();
    answer = (_, response) => response.writeHead(503).end();
    await restart();
    expect(names()).toEqual(['Kept']);
    await expect.poll(() => problems().length).toBe(1);
    await restart({ url: `http://127.0.0.1:${Object(server.address()).port}/other.json` });
    expect(names()).toEqual([]);
  });

  it('with one wrong entry keeps the last good version of it, names its value, and shows the others', async () => {
    answer = has({ offers: [offer('One'), offer('Two', { id: 2 })] });
    await start();
    answer = has({
      offers: [offer('One!', { expiry: 'soon' }), offer('Two!', { id: 2 }), { name: 'No id' }],
      posts: [
        { slug: '../../etc', title: 'A', summary: 'B.', start: '2026-11-01', category: 'tips' },
        {
          slug: 'a',
          title: 'A',
          summary: 'B.',
          start: '2026-11-01',
          category: 'tips',
          body: 'x\n\n<script>1</script>',
        },
        { slug: 'b', title: 'A', summary: 'B.', start: '2026-11-01', category: 'tips', body: 7 },
      ],
    });
    await expect.poll(names).toEqual(['One', 'Two!']);
    expect(problems().map(({ path: where, what }) => `${where.replace(/^.*#/, '#')} ${what}`)).toEqual([
      expect.stringMatching(/^#\/offers\/0\/expiry expiry: "soon" is not valid/),
      '#/offers/2 it has no "id"',
      expect.stringMatching(/^#\/posts\/0 ".*" cannot be an address/),
      '#/posts/1/body, line 3 it has HTML: <script>1</script>',
      '#/posts/2 its body is not a text',
    ]);
    for (const { why, fix } of problems()) expect([why, fix].every((each) => each.length > 10)).toBe(true);
  });

  it('gives one of two entries with one name, and names the other', async () => {
    answer = has({ offers: [offer('One'), offer('Two')] });
    await start();
    expect(names()).toEqual(['One']);
    expect(problems()).toMatchObject([{ path: expect.stringMatching(/#\/offers\/1$/) }]);
  });
});

describe('the token of a content source', () => {
  it('that is not set is named, and nothing is asked', async () => {
    answer = has({});
    await start({ tokenEnv: 'OTHER_TOKEN' });
    await expect
      .poll(() =>
        problems()
          .map(({ what }) => what)
          .join(),
      )
      .toContain('OTHER_TOKEN, which is not set');
    expect(asked).toEqual([]);
  });
});

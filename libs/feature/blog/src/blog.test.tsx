import { fixedNow } from '@forecourt/fixtures';
import { demoContent, demoPost } from '@forecourt/mini-sites';
import { siteServices } from '@forecourt/page/loader';
import type { SitemapEntry } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { publishedContent } from '@forecourt/site-content';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterContextProvider, createRoutesStub, createStaticHandler } from 'react-router';
import type { LoaderFunction } from 'react-router';
import { describe, expect, test } from 'vitest';
import { blog } from './manifest.ts';
import * as author from './routes/author.tsx';
import { loader as feed } from './routes/feed.tsx';
import * as list from './routes/list.tsx';
import * as post from './routes/post.tsx';
import * as tag from './routes/tag.tsx';
import sitemap from './sitemap.ts';

const origin = 'https://dealer.example';
const callToAction = { heading: 'Drive it', href: '/contact-us', linkText: 'Book a drive' };
const site = publicSite(
  defineDealer({ ...exampleDealer, features: [blog({ callToAction }), otherPages('blog')] }),
);
const towing = demoPost({ author: 'Tom Okafor', tags: ['Towing', 'Caravans'], imageAlt: 'A white van' });
const all = [
  towing,
  demoPost({
    slug: 'first-service',
    title: 'First <service> & co',
    summary: 'A\u0008 short\nword',
    category: 'servicing-insights',
  }),
  demoPost({ slug: 'tyres', title: 'Tyres', start: '2026-10-01', image: null, tags: ['Towing'] }),
];

function services(posts = all) {
  const fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
  return { site, now: fixedNow, fetch, searchKey: '', origin, nonce: null, content: demoContent({ posts }) };
}

function contextOf(posts = all) {
  const context = new RouterContextProvider();
  context.set(siteServices, services(posts));
  return context;
}

/** Loads the page at an address, and shows it if there is one. */
async function show(
  route: { loader: LoaderFunction; default: ComponentType },
  pattern: string,
  path: string,
  posts = all,
) {
  const { query } = createStaticHandler([{ id: 'page', path: pattern, loader: route.loader }]);
  const answer = await query(new Request(origin + path), { requestContext: contextOf(posts) });
  if (answer instanceof Response) throw new Error(`${path} is answered without a page.`);
  const loaded: unknown = answer.loaderData['page'];
  if (answer.statusCode === 200) {
    const Stub = createRoutesStub([{ id: 'page', path: '/', Component: route.default }]);
    render(
      <SiteProvider site={site}>
        <Stub hydrationData={{ loaderData: { page: loaded } }} />
      </SiteProvider>,
    );
  }
  return { data: JSON.stringify(loaded), status: answer.statusCode };
}

test('two categories with one address are refused', () => {
  const categories = ['Tips', 'More tips'].map((name) => ({ slug: 'tips', name }));
  expect(() =>
    defineDealer({ ...exampleDealer, features: [blog({ categories }), otherPages('blog')] }),
  ).toThrow(/two categories have the slug "tips"/);
});

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

describe('the list', () => {
  test('has every post, a link for each category that has posts, and its feed', async () => {
    const { data } = await show(list, '/blog', '/blog');
    expect(titles()).toEqual(['Towing a caravan', 'First <service> & co', 'Tyres']);
    const links = screen.getByRole('navigation', { name: 'Categories of the blog' }).querySelectorAll('a');
    expect([...links].map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['All posts', '/blog'],
      ['Motoring tips', '/blog/motoring-tips'],
      ['Servicing insights', '/blog/servicing-insights'],
    ]);
    expect(data).toContain('"feed":"https://dealer.example/blog/rss.xml"');
    expect(data).toContain('"noindex":false');
  });

  test('has twelve on a page; a page that does not exist is 404', async () => {
    const many = Array.from({ length: 25 }, (_, at) => demoPost({ slug: `post-${at}`, title: `Post ${at}` }));
    const { data } = await show(list, '/blog', '/blog?page=3', many);
    expect(data).toContain('"prev":"https://dealer.example/blog?page=2","next":null');
    expect(titles()).toEqual(['Post 24']);
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/blog');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/blog?page=2');
    const second = await show(list, '/blog', '/blog?page=2', many);
    expect(second.data).toContain(
      '"prev":"https://dealer.example/blog","next":"https://dealer.example/blog?page=3"',
    );
    for (const page of ['4', '0', '-1', '1.5', 'x', '99999999999'])
      expect((await show(list, '/blog', `/blog?page=${page}`, many)).status, page).toBe(404);
  });

  test('without posts says so and is not for search engines', async () => {
    const { data } = await show(list, '/blog', '/blog', []);
    expect(screen.getByText('There are no posts here yet.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Categories of the blog' })).toBeNull();
    expect(data).toContain('"noindex":true');
  });

  test.each([
    ['a category', post, '/blog/:slug', '/blog/servicing-insights', 'Servicing insights', 1],
    ['a tag', tag, '/blog/tags/:tag', '/blog/tags/towing', 'Towing', 2],
    ['an author', author, '/blog/authors/:author', '/blog/authors/tom-okafor', 'By Tom Okafor', 1],
  ] as const)('of %s has its posts', async (_, route, pattern, path, heading, count) => {
    const { data } = await show(route, pattern, path);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(titles()).toHaveLength(count);
    expect(data).toContain(`"canonical":"${origin}${path}"`);
  });

  test.each([
    [post, '/blog/:slug', '/blog/no-such-post'],
    [tag, '/blog/tags/:tag', '/blog/tags/no-such-tag'],
    [author, '/blog/authors/:author', '/blog/authors/nobody'],
  ] as const)('is 404 for an address without posts: %#', async (route, pattern, path) => {
    expect((await show(route, pattern, path)).status).toBe(404);
  });
});

describe('a post', () => {
  test('has its text, author, subjects, the call to action and other posts of its category first', async () => {
    await show(post, '/blog/:slug', '/blog/towing-a-caravan');
    expect(screen.getByRole('heading', { level: 1, name: 'Towing a caravan' })).toBeTruthy();
    expect(screen.getByText('Weigh the van first.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A white van' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tom Okafor' }).getAttribute('href')).toBe(
      '/blog/authors/tom-okafor',
    );
    expect(screen.getByRole('link', { name: 'Caravans' }).getAttribute('href')).toBe('/blog/tags/caravans');
    expect(screen.getByRole('link', { name: 'Book a drive' }).getAttribute('href')).toBe('/contact-us');
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Tyres',
      'First <service> & co',
    ]);
  });

  test('is a BlogPosting with breadcrumbs, and changed on the day that its file gives', async () => {
    const changed = demoPost({ start: '2026-11-02', updated: '2026-11-19' });
    const later = await show(post, '/blog/:slug', '/blog/towing-a-caravan', [changed]);
    expect(later.data).toContain('"datePublished":"2026-11-02","dateModified":"2026-11-19"');
    const early = demoPost({ start: '2026-11-23', updated: '2026-11-20' });
    const { data } = await show(post, '/blog/:slug', '/blog/towing-a-caravan', [early]);
    expect(data).toContain('"@type":"BlogPosting"');
    expect(data).toContain('"datePublished":"2026-11-23","dateModified":"2026-11-23"');
    expect(data).toContain('"author":{"@type":"Organization"');
    expect(data).toContain('"name":"Motoring tips","item":"https://dealer.example/blog/motoring-tips"');
  });

  test('is shown from its first to its last day, and never as a draft', () => {
    const posts = [
      demoPost({ slug: 'draft', draft: true }),
      demoPost({ slug: 'tomorrow', start: '2026-11-22' }),
      demoPost({ slug: 'today', start: '2026-11-21', expiry: '2026-11-21' }),
      demoPost({ slug: 'over', start: '2026-11-01', expiry: '2026-11-20' }),
    ];
    const now = new Date('2026-11-21T02:00:00Z');
    const options = { now, timeZone: 'Australia/Brisbane', websiteId: null, drafts: false };
    const published = publishedContent(demoContent({ posts }), options);
    expect(published.posts.map(({ slug }) => slug)).toEqual(['today']);
  });
});

test('the feed has the newest posts, as XML', async () => {
  const handler = createStaticHandler([{ id: 'feed', path: '/blog/rss.xml', loader: feed }]);
  const answer = await handler.queryRoute(new Request(`${origin}/blog/rss.xml`), {
    requestContext: contextOf(),
  });
  if (!(answer instanceof Response)) throw new Error('The feed is no file.');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const items = [...xml.querySelectorAll('item')];
  expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual(
    all.map(({ title }) => title),
  );
  expect(items[0]?.querySelector('link')?.textContent).toBe(`${origin}/blog/towing-a-caravan`);
  expect(items[1]?.querySelector('description')?.textContent).toBe('A short word');
  expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Mon, 02 Nov 2026 00:00:00 GMT');
  expect(items[0]?.querySelector('category')?.textContent).toBe('Motoring tips');
});

test('the sitemap has the list, its categories with posts, and every post with its picture', async () => {
  const entries: SitemapEntry[] = await sitemap(services());
  expect(entries.map(({ path }) => path)).toEqual([
    '/blog',
    '/blog/motoring-tips',
    '/blog/servicing-insights',
    '/blog/towing-a-caravan',
    '/blog/first-service',
    '/blog/tyres',
  ]);
  const ofPosts = entries.filter(({ part }) => part === 'posts').map(({ path }) => path);
  expect(ofPosts).toEqual(entries.slice(3).map(({ path }) => path));
  expect(entries[3]).toMatchObject({ images: ['/pictures/caravan/white-front34.webp'] });
  expect(entries[5]).not.toHaveProperty('images');
  expect(await sitemap(services([])), 'a list without posts is not for search engines').toEqual([]);
});

import { siteServices } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { noContent } from '@forecourt/site-content';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { middleware } from './content-redirects.ts';

const redirects = new Map([
  ['/lams', '/learners'],
  ['/old-sale', '/search?type=used#results'],
]);

/** What a request for an address is answered before any page; null if the pages go on. A navigation in the browser asks for the page's data. */
async function asked(path: string, requested = path): Promise<Response | null> {
  const context = new RouterContextProvider();
  const services: Pick<SiteServices, 'content'> = { content: { ...noContent, redirects } };
  context.set(siteServices, services as SiteServices);
  try {
    const request = new Request(`https://a.example${requested}`);
    const url = new URL(path, request.url);
    for (const each of middleware)
      await each({ request, context, params: {}, url, pattern: '' }, () => Promise.resolve(new Response()));
    return null;
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
}

describe('[RT-01] a redirect of the content', () => {
  test.each([
    ['/lams', '/learners'],
    ['/lams?colour=red&page=2', '/learners?colour=red&page=2'],
    ['/old-sale', '/search?type=used#results'],
    ['/old-sale?page=2', '/search?type=used&page=2#results'],
    ['/lams?next=//evil.example/', '/learners?next=//evil.example/'],
  ])('of %s is permanent, to %s', async (from, to) => {
    const answer = await asked(from);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/lams', '/lams.data?_routes=root', '/learners'],
    ['/lams?colour=red', '/lams.data?colour=red&_routes=root', '/learners?colour=red'],
  ])('of a link to %s pressed on the site, which asks for %s, goes to %s', async (from, requested, to) => {
    const answer = await asked(from, requested);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, to]);
  });

  test('of another address is none', async () => {
    expect(await asked('/lams/more')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { HtmlCache } from './html-cache.ts';
import { renderedPage } from './rendered-page.ts';
import type { RenderedPage } from './rendered-page.ts';

function cacheAt(start = 0) {
  const clock = { now: start };
  const cache = new HtmlCache({
    freshMs: 60_000,
    staleMs: 600_000,
    maxBytes: 10_000_000,
    now: () => clock.now,
  });
  return { cache, clock };
}
const page =
  (text: string, status = 200) =>
  async () =>
    renderedPage(
      new Response(text, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b' },
      }),
    );
const textOf = (body: { identity: Buffer }) => body.identity.toString('utf8');

describe('HtmlCache', () => {
  it('serves a fresh page, then a stale page while revalidating, then none', async () => {
    const { cache, clock } = cacheAt();
    await cache.render('a|/', page('one'));
    expect(cache.get('a|/')).toMatchObject({ stale: false });
    clock.now = 60_001;
    expect(cache.get('a|/')).toMatchObject({ stale: true });
    clock.now = 660_001;
    expect(cache.get('a|/')).toBeNull();
  });

  it('has a page that is too old to be served, for when it cannot be rendered', async () => {
    const clock = { now: 0 };
    const times = { freshMs: 60_000, staleMs: 60_000, failureMs: 86_400_000 };
    const cache = new HtmlCache({ ...times, maxBytes: 10_000_000, now: () => clock.now });
    await cache.render('a|/', page('one'));
    clock.now = 120_000;
    expect(cache.get('a|/')).toMatchObject({ stale: true, old: false });
    clock.now = 120_001;
    expect(cache.get('a|/')).toMatchObject({ stale: true, old: true });
    clock.now = 86_460_001;
    expect(cache.get('a|/')).toBeNull();
  });

  it('renders once for concurrent requests', async () => {
    const { cache } = cacheAt();
    let made = 0;
    const make = async () => {
      made += 1;
      return page('x')();
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.render('a|/', make)));
    expect(made).toBe(1);
  });

  it('does not cache failures and responses with cookies', async () => {
    const { cache } = cacheAt();
    for (const status of [404, 500, 503]) await cache.render(`a|/${status}`, page('no', status));
    expect(cache.size).toBe(0);
    const kept = await cache.render('a|/', page('yes'));
    expect(Object.keys(kept.headers)).toEqual(['content-type', 'content-security-policy']);
  });

  it('purges one site and not the other', async () => {
    const { cache } = cacheAt();
    await cache.render('a|/', page('a'));
    await cache.render('b|/', page('b'));
    cache.purgeSite('a');
    expect(cache.get('a|/')).toBeNull();
    expect(cache.get('b|/')).not.toBeNull();
  });

  it('does not cache a page that was rendered before a purge', async () => {
    const { cache } = cacheAt();
    let finish = (_page: RenderedPage) => {};
    const slow = cache.render('a|/', () => new Promise<RenderedPage>((resolve) => (finish = resolve)));
    cache.purgeSite('a');
    finish(await page('old')());
    expect(textOf((await slow).body)).toBe('old');
    expect(cache.get('a|/')).toBeNull();
  });

  it('caches a page that was rendered while another site was purged', async () => {
    const { cache } = cacheAt();
    let finish = (_page: RenderedPage) => {};
    const slow = cache.render('a|/', () => new Promise<RenderedPage>((resolve) => (finish = resolve)));
    cache.purgeSite('b');
    finish(await page('new')());
    await slow;
    expect(cache.get('a|/')).not.toBeNull();
  });

  it('renders again after a failure', async () => {
    const { cache } = cacheAt();
    await expect(cache.render('a|/', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
    expect(textOf((await cache.render('a|/', page('now'))).body)).toBe('now');
  });
});

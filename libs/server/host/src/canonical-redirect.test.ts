import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { echoHost } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

let host: EchoHost;
beforeAll(async () => {
  host = await echoHost();
});
afterAll(() => host.close());
// React Router warns about each malformed address.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('another spelling of an address', () => {
  it.each([
    ['upper case', '/Search/TOYOTA', '/search/toyota'],
    ['a trailing slash', '/search/toyota/', '/search/toyota'],
    ['several trailing slashes', '/search/toyota///', '/search/toyota'],
    ['a missing trailing slash', '/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars/'],
    ['repeated slashes', '//search//toyota', '/search/toyota'],
    ['slashes alone', '//', '/'],
    ['encoded letters', '/%53earch/toy%6Fta', '/search/toyota'],
    ['an encoded character in lower case', '/search/caf%c3%a9', '/search/caf%C3%A9'],
    ['dot segments', '/search/./kia/../toyota', '/search/toyota'],
    ['an address of no page', '/Nowhere/', '/nowhere'],
  ])('[RT-01] with %s is redirected permanently: %s', async (_name, path, canonical) => {
    for (const query of ['', '?make=Kia&q=A%20b&utm_source=Mail']) {
      const { status, headers } = await host.get(path + query);
      expect([status, headers.location]).toEqual([308, canonical + query]);
    }
    expect((await host.get(canonical)).status).toBe(200);
  });

  it.each([
    ['two slashes', '//evil.example', '/evil.example'],
    ['a backslash', '/\\evil.example', '/evil.example'],
    ['encoded slashes', '/%2f%2fevil.example/', '/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example/', '/%5Cevil.example'],
    ['a backslash and a malformed encoding', '/\\evil.example/%2', '/evil.example/%2'],
    ['a dot segment before two slashes', '/.//evil.example', '/evil.example'],
  ])('[RT-01] with %s is not redirected to another site', async (_name, path, location) => {
    const { status, headers } = await host.get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it('[RT-01] property: one redirect leads to an address of the site that is not redirected', async () => {
    const part = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2f', '%5C', '%', '%2', '%41', '%c3%a9', 'A', 'cars', 'X.DATA', '@'],
      ...['evil.example', 'search', 'new-used-and-demo-cars', 'used-car', ';', ':', '?', '#', '&', "'", '|'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const { status, headers } = await host.get(`/${parts.join('')}`);
        if (status !== 308) return;
        const { location = '' } = headers;
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, 'http://echo.example').host).toBe('echo.example');
        expect((await host.get(location)).status).not.toBe(308);
      }),
      { numRuns: 400 },
    );
  });
});

describe('an address that is not redirected', () => {
  it.each([
    ['the canonical one', '/search/toyota'],
    ['the home page', '/'],
    ['a page with a trailing slash in the route table', '/search/new-used-and-demo-cars/'],
    ['an old listing with its trailing slash', '/used-car/used/'],
    ['upper case in the query', '/search/toyota?Make=KIA&path=//A/'],
    ['a data request of the router', '/search/Toyota.data'],
    ['an encoded letter that is not ASCII', '/search/caf%C3%A9'],
    ['a malformed encoding', '/search/%zz%41'],
    ['a request in absolute form', 'http://echo.localhost:4200/Search/'],
  ])('[RT-01] %s: %s', async (_name, path) => {
    const { status } = await host.get(path);
    expect(status).toBe(200);
  });

  it('[RT-01] an asset, a picture and the API, in any spelling', async () => {
    await host.close();
    host = await echoHost({
      mounts: [{ prefix: '/api', handle: async ({ url }) => new Response(new URL(url).pathname) }],
    });
    for (const path of ['/assets/Root-AbC.js', '/pictures/SUV//red.webp'])
      expect((await host.get(path)).status, path).toBe(404);
    expect((await host.get('/api/Cars//X/')).text).toBe('/api/Cars//X/');
  });

  it('[RT-01] the target of a form: the page receives what was sent', async () => {
    const { status, text } = await host.post('/Enquire/?car=1', 'name=Ann');
    expect(status).toBe(200);
    expect(text).toContain('name=Ann');
  });
});

// @vitest-environment node
import { siteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { account } from '../manifest.ts';
import * as myAccount from './my-account.tsx';
import * as signIn from './sign-in.tsx';

const own = { id: 'account.mine', path: 'my-account' };
const way = { id: 'account.sign-in', path: 'sign-in' };

/** The pages of accounts as React Router serves them, without their components. */
const build: ServerBuild = {
  entry: { module: { default: (_request, status, headers) => new Response('', { status, headers }) } },
  routes: {
    [own.id]: { ...own, module: { ...myAccount, default: () => null } },
    [way.id]: { ...way, module: { ...signIn, default: () => null } },
  },
  assets: { entry: { imports: [], module: '/entry.js' }, routes: {}, url: '/manifest.js', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

/** The response to who is signed in; the platform sets these cookies with its first response, and no more with the next. */
function open(path: string, renewed: string[]): Promise<Response> {
  const context = new RouterContextProvider();
  const asked: string[] = [];
  context.set(siteServices, {
    site: publicSite(defineDealer({ ...exampleDealer, features: [account()] })),
    ...{ now: new Date(), searchKey: 'key', origin: 'https://dealer.example', nonce: null },
    fetch: (where, init) => {
      expect(new Headers(init?.headers).get('cookie'), where).toBe('session=old');
      const headers = (asked.length === 0 ? renewed : []).map((cookie): [string, string] => [
        'set-cookie',
        cookie,
      ]);
      asked.push(where);
      const answer =
        where === '/api/account'
          ? { id: '1', email: 'a@b.example', phone: null }
          : { sessions: [], passkeys: [], may_add: true };
      return Promise.resolve(Response.json(answer, { headers }));
    },
  });
  const request = new Request(`https://dealer.example${path}`, { headers: { cookie: 'session=old' } });
  return createRequestHandler(build, 'production')(request, context);
}

test.each([
  ['/my-account', 200],
  ['/my-account.data', 200],
  ['/sign-in?redirect=/', 303],
])('%s passes the renewed cookies of a session on', async (path, status) => {
  const renewed = ['session=new; Max-Age=2592000; HttpOnly', 'hint=1; Max-Age=2592000'];
  const response = await open(path, renewed);
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, renewed]);
  expect((await open(path, [])).headers.getSetCookie()).toEqual([]);
});

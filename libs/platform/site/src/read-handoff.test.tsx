// @vitest-environment node
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { Scripts, createRequestHandler, useLoaderData } from 'react-router';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import * as entry from './entry.server.tsx';

/** More than React Router sends in one part. */
const rows = Array.from({ length: 20_000 }, (_, index) => `row ${index} of the page's data`);

function Page() {
  const { heading } = useLoaderData<{ heading: string }>();
  return (
    <html lang="en-AU">
      <head />
      <body>
        <h1>{heading}</h1>
        <Scripts />
      </body>
    </html>
  );
}

/** A site of one page, as React Router's own build describes it. */
const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: Page, loader: () => ({ heading: 'Every car', later: Promise.resolve(rows) }) },
    },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/root.js',
        imports: [],
        hasAction: false,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const services = {
  site: publicSite(defineDealer({ ...exampleDealer, features: [] })),
  now: new Date(0),
  fetch: () => Promise.reject(new Error('This page asks for nothing.')),
  searchKey: 'key',
  origin: 'https://dealer.example',
  nonce: null,
};

/** What the scripts of a page hand to React Router in the browser: its data, part by part, and the end. */
const handedOver = (html: string) =>
  [...html.matchAll(/streamController\.(enqueue|close)\((.*?)\);<\/script>/gs)].map(
    ([, verb, text = '']) => ({ verb, data: text === '' ? '' : String(JSON.parse(text)) }),
  );

test('a page is rendered in one go with all its data, which ends where the page ends', async () => {
  const answer = await createRequestHandler(build, 'production')(
    new Request('https://dealer.example/'),
    entry.createSiteContext(services),
  );
  const html = new TextDecoder().decode(entry.pageBytes(answer));
  expect(html).toContain('<h1>Every car</h1>');
  const [data, end, ...rest] = handedOver(html);
  expect(data?.verb).toBe('enqueue');
  expect(data?.data).toContain('Every car');
  for (const row of [rows[0], rows.at(-1)]) expect(data?.data).toContain(row);
  expect(end).toEqual({ verb: 'close', data: '' });
  expect(rest).toEqual([]);
  // What React writes where something was not there in time, or came to stand elsewhere.
  expect(html).not.toMatch(/<!--\$[?!]-->|<template/);
});

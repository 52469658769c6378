// @vitest-environment node
import { Scripts, createRequestHandler, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import * as entry from './entry.server.tsx';
import { onePageSite, services } from './test/one-page-site.tsx';

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

const build = onePageSite(Page, () => ({ heading: 'Every car', later: Promise.resolve(rows) }));

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

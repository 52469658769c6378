import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';
import { answerAt } from './route-answers.mjs';

test('the page of routes says what the dealers declare', () => {
  const script = join(root, 'tools/commands/routes-page.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', script, '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
});

test('a path is a page, a redirect, asks to sign in, or is not there', () => {
  const routes = [
    { path: '' },
    { path: 'search/*' },
    { path: 'contact', redirects: true },
    { path: 'my-garage', gated: true },
    { path: 'blog/:slug', content: true },
    { path: 'blog/rss.xml' },
    { path: 'cars/:slug/buy-online' },
    { path: '*', content: true },
  ];
  const site = { routes, accounts: true, addresses: ['/blog/towing', '/warranty'], models: 0 };
  const answers = {
    '/': 'page',
    '/search/used-cars': 'page',
    '/search': '404',
    '/contact': 'redirect',
    '/my-garage': 'sign-in',
    '/blog/{post}': 'page',
    '/blog/towing': 'page',
    '/blog/no-such-post': '404',
    '/cars/{slug}/buy-online': 'page',
    '/cars/{slug}/checkout': '404',
    '/warranty': 'page',
    '/eofy': '404',
    '/{model}': '404',
  };
  for (const [path, answer] of Object.entries(answers)) assert.equal(answerAt(site, path), answer, path);
  assert.equal(answerAt({ ...site, accounts: false }, '/my-garage'), 'page');
  assert.equal(answerAt({ ...site, addresses: [] }, '/blog/{post}'), '404');
  assert.equal(answerAt({ ...site, models: 2 }, '/{model}'), 'page');
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, inlineScriptHashes } from './content-policy.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('inlineScriptHashes', () => {
  it('covers what a browser would run, once each, and nothing else', () => {
    const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">b('–')</script><script type="application/ld+json">{"c":1}</script><script>a()</script>`;
    expect(inlineScriptHashes(Buffer.from(html))).toEqual([hash('a()'), hash("b('–')")]);
  });
});

describe('contentPolicy', () => {
  it.each([
    [contentPolicy({ hashes: ['abc='] }, []), `script-src 'self' 'sha256-abc='`],
    [contentPolicy({ nonce: 'n1' }, []), `script-src 'self' 'nonce-n1'`],
    [contentPolicy({ hashes: [] }, []), `script-src 'self'`],
  ])('%s', (policy, script) => {
    expect(policy.split('; ')).toContain(script);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(`object-src 'none'`);
  });

  it.each([
    [[], `frame-src 'none'`],
    [
      ['https://player.example', 'https://viewer.example'],
      'frame-src https://player.example https://viewer.example',
    ],
  ])('lets only the pages of %j into frames', (frames, directive) => {
    expect(contentPolicy({ hashes: [] }, frames).split('; ')).toContain(directive);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, takeMarks } from './content-policy.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('takeMarks', () => {
  const marked = (html: string) => {
    const taken = takeMarks(Buffer.from(html), 'm4rk');
    return { ...taken, html: taken.html.toString() };
  };

  it('takes the mark out and has the hash of each inline script that had it, once', () =>
    expect(
      marked(
        `<link nonce="m4rk" href="/a"/><script nonce="m4rk">a()</script><script nonce="m4rk" src="/x.js"></script><script nonce="m4rk" type="module" async="">b('–')</script><script nonce="m4rk">a()</script><p>–</p>`,
      ),
    ).toEqual({
      html: `<link href="/a"/><script>a()</script><script src="/x.js"></script><script type="module" async="">b('–')</script><script>a()</script><p>–</p>`,
      hashes: [hash('a()'), hash("b('–')")],
    }));

  it.each([
    '<script>alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="m4r">alert(1)</script>',
    '<script type="application/ld+json">{"c":1}</script>',
    '<p>no script</p>',
    '<script',
  ])('has no hash of %s, which it does not know', (html) =>
    expect(marked(html)).toEqual({ html, hashes: [] }),
  );
});

const nobody = { frames: [], maps: [] };

describe('contentPolicy', () => {
  it.each([
    [contentPolicy({ hashes: ['abc='] }, nobody), `script-src 'self' 'sha256-abc='`],
    [contentPolicy({ nonce: 'n1' }, nobody), `script-src 'self' 'nonce-n1'`],
    [contentPolicy({ hashes: [] }, nobody), `script-src 'self'`],
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
  ])('allows only frames of %j', (frames, directive) => {
    expect(contentPolicy({ hashes: [] }, { frames, maps: [] }).split('; ')).toContain(directive);
  });

  it('has all directives for a site with maps and frames', () =>
    expect(
      contentPolicy(
        { hashes: ['abc='] },
        { frames: ['https://player.example'], maps: ['https://tiles.example', 'https://letters.example'] },
      ),
    ).toBe(
      `default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'; ` +
        `img-src 'self' data: https://tiles.example https://letters.example; font-src 'self'; ` +
        `connect-src 'self' https://tiles.example https://letters.example; frame-src https://player.example; ` +
        `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ));

  it('allows the origins of tags for what they are, and no inline script of theirs', () => {
    const tags = {
      scripts: ['https://tags.example'],
      images: ['https://pictures.example'],
      connections: ['https://counts.example'],
    };
    const policy = contentPolicy({ hashes: ['abc='] }, { ...nobody, tags });
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'sha256-abc=' https://tags.example`,
        `img-src 'self' data: https://pictures.example`,
        `connect-src 'self' https://counts.example`,
      ]),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('allows no other origins for a site without them', () => {
    const policy = contentPolicy({ hashes: [] }, nobody);
    expect(policy).toContain(`; img-src 'self' data:; `);
    expect(policy).toContain(`; connect-src 'self'; `);
  });
});

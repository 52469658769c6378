import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml } from './escapeXml.ts';

it('escapes the marks of XML, keeps to one line and drops what XML cannot have', () => {
  expect(escapeXml(`<a href="x" title='y'> & b`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt; &amp; b',
  );
  expect(escapeXml('A\u0008 short\nword\uD800 😀')).toBe('A short word 😀');
});

it('law: no mark and no control character is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"'\p{Cc}\p{Cs}]|&(?!(amp|lt|gt|quot|apos);)/u);
    }),
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from './read-text.ts';

const partsOf = (body: string) => readText(`---\ntitle: A\n---\n\n${body}`).parts;

describe('a text', () => {
  test('is HTML in the order of its Markdown, with pictures and blocks as parts of their own', () => {
    const parts = partsOf(
      [
        'One *two*.',
        '![A white ute](ute.webp)',
        ':::steps\n### Call\nWe **answer**.\n\n### [Come](/contact-us)\nWe open.\n:::',
        ':::questions\n### Why?\nBecause.\n:::',
        ':::note\nMind the gap.\n:::',
        '::button[Book now]{href=/service}',
        '::stock[Utes in stock]{body=Ute car_type=used}',
        'Last [link][a].',
        '[a]: /blog',
      ].join('\n\n'),
    );
    expect(parts).toEqual([
      { kind: 'text', html: '<p>One <em>two</em>.</p>' },
      { kind: 'picture', src: 'ute.webp', alt: 'A white ute' },
      {
        kind: 'steps',
        items: [
          { title: 'Call', href: null, html: '<p>We <strong>answer</strong>.</p>' },
          { title: 'Come', href: '/contact-us', html: '<p>We open.</p>' },
        ],
      },
      { kind: 'questions', items: [{ title: 'Why?', href: null, html: '<p>Because.</p>' }] },
      { kind: 'note', html: '<p>Mind the gap.</p>' },
      { kind: 'button', text: 'Book now', href: '/service' },
      { kind: 'stock', title: 'Utes in stock', choice: { body: 'Ute', car_type: 'used' } },
      { kind: 'text', html: '<p>Last <a href="/blog">link</a>.</p>' },
    ]);
  });

  test('has tables that scroll by themselves', () => {
    const [table] = partsOf('| a | b |\n| - | - |\n| 1 | 2 |');
    expect(table).toMatchObject({
      html: expect.stringMatching(/^<div class="table-box" role="region"[^>]*tabindex="0"><table>/),
    });
  });

  test('keeps colons in words: times are not blocks', () => {
    expect(partsOf('Open 9:30am to 5:30pm, a ratio of 3:one.')).toEqual([
      { kind: 'text', html: '<p>Open 9:30am to 5:30pm, a ratio of 3:one.</p>' },
    ]);
  });

  test.each([
    '[x](javascript:alert`1`)',
    '![x](data:text/html,a)',
    '<img src=x onerror=alert(1)>',
    '[x](vbscript:a)',
  ])('has no script: %s', (body) => {
    const html = JSON.stringify(partsOf(`a ${body}`));
    expect(html).not.toMatch(/javascript:|vbscript:|data:|onerror/);
  });

  test('law: never throws, and no element or attribute runs a script', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '<svg onload=x>',
        '](javascript:',
        '![',
        ':::note\n',
        '\n:::\n',
        '---\n',
        '|',
        '`',
        '[a]: ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = readText(pieces.join(''))
          .parts.map((part) => ('html' in part ? part.html : ''))
          .join('');
        expect(html).not.toMatch(/<script|<svg|<[^>]* on\w+=|href="javascript/i);
      }),
    );
  });
});

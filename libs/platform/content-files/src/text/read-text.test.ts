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

  test('has quotes, heroes, calls to action, offers, films and forms', () => {
    const parts = partsOf(
      [
        ':::quote[Kim Lee, Newstead]\nThey **called** back.\n:::',
        ':::hero[The yard]{image=yard.webp alt="A yard at dawn" href=/contact-us button="Visit us"}\nSixty cars.\n:::',
        ':::hero[No button]{image=yard.webp}\n:::',
        ':::call-to-action[Come for a drive]{href=/book-test-drive button="Book a drive"}\nHalf an hour.\n:::',
        '::offer{id=701}',
        '::video[Around the workshop]{address=https://youtu.be/aqz-KE-bpKQ}',
        '::form[Ask us]',
        '::form',
      ].join('\n\n'),
    );
    expect(parts).toEqual([
      { kind: 'quote', html: '<p>They <strong>called</strong> back.</p>', by: 'Kim Lee, Newstead' },
      {
        ...{ kind: 'hero', title: 'The yard', html: '<p>Sixty cars.</p>', src: 'yard.webp' },
        ...{ alt: 'A yard at dawn', button: { href: '/contact-us', text: 'Visit us' } },
      },
      { kind: 'hero', title: 'No button', html: '', src: 'yard.webp', alt: '', button: null },
      {
        ...{ kind: 'call-to-action', title: 'Come for a drive', html: '<p>Half an hour.</p>' },
        button: { href: '/book-test-drive', text: 'Book a drive' },
      },
      { kind: 'offer', id: 701 },
      { kind: 'video', title: 'Around the workshop', address: 'https://youtu.be/aqz-KE-bpKQ' },
      { kind: 'form', title: 'Ask us' },
      { kind: 'form', title: 'Send us a message' },
    ]);
  });

  test.each([
    [':::quote\nWords.\n:::', 'the block quote has nothing in its brackets'],
    [':::quote[Kim]\n:::', 'the block quote has no words'],
    [':::hero[A]\n:::', 'the block hero needs "image"'],
    [':::hero[A]{image=a.webp href=/a}\n:::', 'the button of the block hero has no text or no address'],
    [':::hero[A]{image=a.webp size=9}\n:::', 'the block hero has no "size"'],
    [':::call-to-action[A]{href=/a}\n:::', 'the block call-to-action needs "button"'],
    ['::offer{id=seven}', '"seven" is not the number of an offer'],
    ['::offer', 'the block offer needs "id"'],
    ['::video[A]{address=https://evil.example/youtube.com/x}', 'is not a video that a page can play'],
    ['::video[A]{address="javascript:alert(1)//youtube.com/a"}', 'is not a video that a page can play'],
    ['::video[A]{address=https://www.youtube.com/@harbourcity}', 'is not a video that a page can play'],
    ['::video[A]{address=https://youtu.be/short}', 'is not a video that a page can play'],
    ['::form[A]{to=x}', 'the block form has no "to"'],
    ['::quote[A]', 'wrong number of colons'],
  ])('%s is a problem with its fix', (body, what) => {
    const { parts, problems } = readText(`---\ntitle: A\n---\n\n${body}`);
    expect(parts).toEqual([]);
    expect(problems).toEqual([
      {
        line: 5,
        what: expect.stringContaining(what),
        why: expect.any(String),
        fix: expect.stringMatching(/^Write /),
      },
    ]);
  });

  test.each(['-30000', '20000-30000', '50000-'])('chooses stock by the prices %s', (price) => {
    expect(partsOf(`::stock[Here]{item_type=caravan price=${price}}`)).toEqual([
      { kind: 'stock', title: 'Here', choice: { item_type: 'caravan', price } },
    ]);
  });

  test.each(['30000', '-', 'cheap', '$20,000-'])('has no stock at the price %s, and says so', (price) => {
    const { problems } = readText(`---\ntitle: A\n---\n\n::stock{price="${price}"}`);
    expect(problems).toMatchObject([
      {
        line: 5,
        what: `stock cannot be chosen by price="${price}"`,
        fix: 'A range of prices is -30000, 20000-30000 or 50000-.',
      },
    ]);
  });

  test.each(['car_type=demos', 'item_type=boat'])('has no stock of %s, and says what there is', (choice) => {
    const { problems } = readText(`---\ntitle: A\n---\n\n::stock{${choice}}`);
    expect(problems).toMatchObject([
      {
        what: `stock cannot be chosen by ${choice.replace('=', '="')}"`,
        fix: expect.stringMatching(/"new"|"car"/),
      },
    ]);
  });

  test('has tables whose rows have headers where the first column has none, and no empty headers', () => {
    const [table] = partsOf('|  | Petrol |  |\n| - | - | - |\n| First | $249 | a |\n|  | $9 | b |');
    const html = table && 'html' in table ? table.html : '';
    expect(html.replaceAll(/\s*\n\s*/g, '')).toContain(
      '<thead><tr><td></td><th>Petrol</th><td></td></tr></thead>' +
        '<tbody><tr><th scope="row">First</th><td>$249</td><td>a</td></tr><tr><td></td><td>$9</td><td>b</td></tr></tbody>',
    );
  });

  test('has tables that scroll by themselves', () => {
    const [table] = partsOf('| a | b |\n| - | - |\n| 1 | 2 |');
    expect(table).toMatchObject({
      html: expect.stringMatching(/^<div class="table-box" role="region"[^>]*tabindex="0"><table>/),
    });
  });

  test('has its words apart where blocks, lines and cells are', () => {
    const body = [
      'Servicing included.\n\n- Floor mats\n- A **full** tank\n\n## How\n\nLine one  \nline two.',
      '| Model | Price |\n| --- | --- |\n| RAV4 | $1 |\n\n<!-- not shown -->',
    ].join('\n\n');
    expect(readText(`---\nid: 1\n---\n\n${body}\n`).words).toBe(
      'Servicing included. Floor mats A full tank How Line one line two. Model Price RAV4 $1',
    );
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

import { describe, expect, test } from 'vitest';
import { readText } from './read-text.ts';

const problemsOf = (body: string) =>
  readText(`---\ntitle: A\n---\n\n${body}`).problems.map(({ line, what }) => `${line} ${what}`);

describe('a slip that a page would show as it stands', () => {
  test.each([
    ['Words.\n\n![A shed](my shed.webp)', '7 "![A shed](my shed.webp)" is neither a link nor a picture'],
    [
      'See\nour [new stock](/search cars) here.',
      '6 "[new stock](/search cars)" is neither a link nor a picture',
    ],
    ['See [the price list](/prices', '5 "[the price list](/prices" is neither a link nor a picture'],
    ['::button [Book]{href=/service}', '5 "::button" begins no block here'],
    ['Words ::button[Book]{href=/service}', '5 "::button" begins no block here'],
    ['::: note\nMind the gap.\n:::', '5 "::: note" begins no block here'],
    ['Words.\n\n:::', '7 ":::" begins no block here'],
    ['Words.\n\n##Prices', '7 "##Prices" is no heading'],
    [':::note\nMind the gap.\n\nAll else.', '5 the block note has no end'],
    [
      '- one\n\n  ::button[Book]{href=/service}',
      '7 the block button stands in a list, a quote or another block',
    ],
    [
      ':::note\n::button[Book]{href=/service}\n:::',
      '6 the block button stands in a list, a quote or another block',
    ],
    ['::button[Go]{href="javascript:alert(1)"}', '5 "javascript:alert(1)" is not an address for a button'],
    ['::button[Go]{href=//evil.example/a}', '5 "//evil.example/a" is not an address for a button'],
    [
      ':::call-to-action[A]{href="data:text/html,a" button=Go}\n:::',
      '5 "data:text/html,a" is not an address for a button',
    ],
    ['![A drawing](drawing.heic)', '5 "drawing.heic" is not a picture that a page can show'],
    ['![A drawing](drawing.svg)', '5 "drawing.svg" is not a picture that a page can show'],
    [':::hero[A]{image=yard.tiff}\n:::', '5 "yard.tiff" is not a picture that a page can show'],
  ])('%j is named with its line', (body, said) => {
    expect(problemsOf(body)).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
  });

  test.each([
    'Open [9:30am](/contact-us), in a ratio of 3:one.',
    'We are #1 in Queensland, and ##5 of 100.',
    String.raw`An offer \[a\]\(b\) of a dealer system \:\:note \#\#a.`,
    'Code `[a](b c)` and `::note`.',
    '```\n[a](b c)\n::note\n##a\n```',
    ':::note\nMind the gap.\n:::\n\nAfter it.',
    '::::note\nMind the gap.\n::::',
    '[a]\n\n[a]: /blog',
    '![A drawing](/pictures/a.webp)\n\n![A map](/maps/yard.svg)\n\n![B](https://cdn.example/b)',
    '| a | b |\n| - | - |\n| c:d | [e](/blog) |',
    '::button[Ring us]{href=tel:0755500101}\n\n::button[Write]{href=mailto:a@b.example}\n\n::button[See]{href=#a}',
  ])('%j is none', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  test('a tile whose heading leads to a script has no link', () => {
    const { parts } = readText('---\ntitle: A\n---\n\n:::tiles\n### [Go](javascript:alert)\nWords.\n:::');
    expect(parts).toMatchObject([{ kind: 'tiles', items: [{ title: 'Go', href: null }] }]);
  });

  test('an address that a text repeats is no longer than addresses are', () => {
    const repeated = `[x]: /${'a'.repeat(100_000)}\n\n${'[x] '.repeat(2_000)}`;
    const { parts, problems } = readText(`---\ntitle: A\n---\n\n${repeated}`);
    expect(JSON.stringify(parts).length).toBeLessThan(100_000);
    expect(problems).toMatchObject([{ line: 5, what: 'the address of "x" has 100001 characters' }]);
  });
});

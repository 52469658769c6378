import { describe, expect, test } from 'vitest';
import { movedLinks } from './movedLinks.ts';

const places = new Map([
  ['README.md', 'start.md'],
  ['docs/architecture.md', 'architecture.md'],
  ['docs/recipes/own-page.md', 'recipes/own-page.md'],
  ['libs/domain/pricing/README.md', 'libs/domain/pricing.md'],
  ['libs/domain/finance/README.md', 'libs/domain/finance.md'],
]);

describe('links of a page', () => {
  test.each([
    ['to another page', 'docs/recipes/own-page.md', '[a](../architecture.md)', '[a](../architecture.md)'],
    ['with a heading', 'README.md', '[a](docs/architecture.md#slots)', '[a](./architecture.md#slots)'],
    [
      'to a README',
      'docs/architecture.md',
      '[a](../libs/domain/pricing/README.md)',
      '[a](./libs/domain/pricing.md)',
    ],
    ['to a lib by its folder', 'README.md', '[a](libs/domain/pricing/)', '[a](./libs/domain/pricing.md)'],
    ['between READMEs', 'libs/domain/pricing/README.md', '[a](../finance/README.md)', '[a](./finance.md)'],
    ['to a source become text', 'docs/architecture.md', 'see [`a.ts`](../libs/a.ts).', 'see `a.ts`.'],
    [
      'to a picture of docs',
      'README.md',
      '![a [b]](docs/images/c.webp "d")',
      '![a [b]](./images/c.webp "d")',
    ],
    ['to elsewhere stay', 'README.md', '[a](https://b.example) [c](#d)', '[a](https://b.example) [c](#d)'],
    ['in code stay', 'README.md', '```md\n[a](../b.ts)\n```', '```md\n[a](../b.ts)\n```'],
  ])('%s', (_name, file, text, wanted) => {
    expect(movedLinks(text, file, places)).toBe(wanted);
  });
});

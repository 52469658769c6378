import { expect, test } from 'vitest';
import { withoutComments } from './sitePages.ts';

test('a comment of a page is not shown: the line that only holds it is left out', () => {
  expect(withoutComments('# Config\n\n<!-- ignore-start -->\n\n| a |\n<!-- ignore-end -->')).toBe(
    '# Config\n\n\n| a |\n',
  );
  expect(withoutComments('Write `<!-- picture -->` where it belongs.')).toBe(
    'Write `<!-- picture -->` where it belongs.',
  );
});

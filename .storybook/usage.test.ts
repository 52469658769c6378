import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../libs/{ui,widget,feature}/*/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const parts = Object.entries(files);

test('there are stories of parts', () => expect(parts.length).toBeGreaterThan(60));

test.each(parts)('%s says what the part is for, and what to do and not to do', (_file, text) => {
  // Storybook shows the comment above the meta as the first words of the page of docs.
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(text)?.[1] ?? '';
  expect(comment).toMatch(/\*\*Use for\*\* [^]*\*\*Do:\*\* [^]*\*\*Don't:\*\* /);
});

test.each(parts)('%s leaves no story out of the tests', (_file, text) => {
  expect(text).not.toMatch(/['"]!test['"]/);
});

import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from './content-reader.ts';
import { contentApp, contentSite, text } from './testing/content-app.ts';
import type { ContentApp } from './testing/content-app.ts';

let app: ContentApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

describe('a job beside the form for applications', () => {
  const careers = (role: object) => ({
    paths: ['careers'],
    steps: [{ fields: [{ name: 'role', ...role }] }],
  });
  const choice = careers({ kind: 'choice', options: ['Technician', 'Sales consultant', 'Another one'] });
  const problemsOf = async (form: object, title: string) => {
    app = await contentApp(
      { 'content/jobs/a.md': text({ title, summary: 'Repair.', start: '2026-11-02' }) },
      contentSite({}, [form]),
    );
    const { content, problems } = await readContent(app.place);
    expect(content.jobs).toHaveLength(1 - problems.length);
    return problems;
  };

  test.each([
    ['a position of the form', choice, 'Technician'],
    ['any position where it is a text', careers({ kind: 'text' }), 'Detailer'],
  ])('may be for %s', async (_, form, title) => {
    expect(await problemsOf(form, title)).toEqual([]);
  });

  test.each([
    ['Techncian', 'Did you mean "Technician"?'],
    [
      'Detailer',
      'Add it to the roles of careers(), or leave them out. They are: Technician, Sales consultant, Another one.',
    ],
  ])('for the position %s, which the form does not have, is reported', async (title, fix) => {
    expect(await problemsOf(choice, title)).toMatchObject([
      { what: `"${title}" is not a position of the form at /careers`, fix },
    ]);
  });
});

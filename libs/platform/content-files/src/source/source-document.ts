import { describeIssues } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { z } from 'zod';

/** An entry: the values of its kind as front matter has them, its address, and its text. */
const entries = z.array(z.record(z.string(), z.unknown())).max(5_000).default([]);

/** What a content source answers. Each list has the kind of the folder with its name; what is absent is empty. */
const documentSchema = z.strictObject({
  offers: entries.describe('Special offers.'),
  posts: entries.describe('Posts of the blog.'),
  pages: entries.describe('Pages of text.'),
  brands: entries.describe('Brands.'),
  people: entries.describe('People of the team.'),
  jobs: entries.describe('Open jobs.'),
  faqs: entries.describe('Questions with their answers.'),
  legal: entries.describe('Privacy policy and terms.'),
  hours: entries.describe('Days with special hours.'),
  redirects: entries.describe('Old addresses, each with from and to.'),
});

/** The answer of a content source, as far as its lists go; its entries are checked one by one. */
export type SourceDocument = z.output<typeof documentSchema>;

/**
 * Reads the answer of a content source. Its entries are not checked here: one with a mistake must not keep the others from the site.
 *
 * @param url as problems name it.
 */
export function readSourceDocument(
  text: string,
  url: string,
): { document: SourceDocument } | { problems: ConfigProblem[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { problems: [wholly(url, `the answer is not JSON: ${detail}`)] };
  }
  if (isDeeper(value, DEEPEST))
    return { problems: [wholly(url, `it has values in values, more than ${DEEPEST} deep`)] };
  const parsed = documentSchema.safeParse(value, { reportInput: true });
  if (parsed.success) return { document: parsed.data };
  return {
    problems: describeIssues(documentSchema, parsed.error.issues, value).map(({ path, what, fix }) => ({
      ...wholly(path === '(whole config)' ? url : `${url}#${pointerOf(path)}`, what),
      fix,
    })),
  };
}

/** The deepest value of an answer. An entry has three of them; what is read and written by functions that call themselves ends at some thousand. */
const DEEPEST = 20;

function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values<unknown>(Object(each)) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

function wholly(path: string, what: string): ConfigProblem {
  return {
    path,
    what,
    why: 'Nothing of the answer is shown; the site keeps the content that it had.',
    fix: 'Answer with the document that docs/recipes/content-over-http.md describes.',
  };
}

/** `posts[3].title` as the JSON pointer `/posts/3/title`. */
function pointerOf(path: string): string {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');
}

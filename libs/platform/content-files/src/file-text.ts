import { readFileSync, statSync } from 'node:fs';
import type { ContentFile } from './content-folders.ts';
import type { Refusal } from './problem-at.ts';

/** The largest file, bytes: a post of 80,000 words. Larger ones are not read, because they would hold up every page. */
const LARGEST = 512 * 1024;

/** What a file says, or why it is not read. Lists of a content source have the size that its answer may have. */
export function fileText({
  absolute,
  file,
  given,
  refusal,
}: ContentFile): { text: string } | { refusal: Refusal } {
  if (refusal) return { refusal };
  if (given?.refusal) return { refusal: given.refusal };
  if (given && !file.endsWith('.md')) return { text: given.text };
  try {
    const size = given ? Buffer.byteLength(given.text) : statSync(absolute).size;
    if (size > LARGEST)
      return {
        refusal: {
          what: `it has ${Math.ceil(size / 1024)} KB; a text has at most ${LARGEST / 1024} KB`,
          fix: 'Put its pictures beside it as files of their own, or divide it.',
        },
      };
    const text = given ? given.text : readFileSync(absolute, 'utf8');
    const unreadable = text.indexOf('\uFFFD');
    if (unreadable < 0) return { text };
    return {
      refusal: {
        line: text.slice(0, unreadable).split('\n').length,
        what: 'it is not UTF-8: one of its characters cannot be read',
        fix: 'Save it as UTF-8, and write the character again.',
      },
    };
  } catch (error) {
    return {
      refusal: {
        what: `it cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
        fix: 'Let the host read the file, or delete it.',
      },
    };
  }
}

import { nearest } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { chosenFaqs, chosenPeople } from '@forecourt/site-content';
import type { ContentPart, SiteContent } from '@forecourt/site-content';
import type { CheckedFile } from './check-together.ts';
import { problemAt } from './problem-at.ts';

/** Problems of blocks that choose nobody or no question. The page is shown without them. */
export function emptyBlocks(files: readonly CheckedFile[], content: SiteContent): ConfigProblem[] {
  return files.flatMap(({ label, entry }) =>
    entry.entry.body.flatMap((part) => {
      const found = problemOf(part, content);
      return found === null
        ? []
        : problemAt(label, { line: 1, why: 'The block would be missing on the page.', ...found });
    }),
  );
}

function problemOf(part: ContentPart, content: SiteContent): { what: string; fix: string } | null {
  if (part.kind === 'people' && chosenPeople(content, part.location).length === 0)
    return {
      what:
        part.location === null
          ? 'the block people has nobody'
          : `the block people has nobody at location ${part.location}`,
      fix: 'Write a file for each person in content/people/, or remove the block.',
    };
  if (part.kind !== 'faqs' || chosenFaqs(content, part.topic).length > 0) return null;
  const topics = [...new Set(content.faqs.map(({ topic }) => topic))];
  const near = part.topic === null ? undefined : nearest(part.topic, topics);
  return {
    what:
      part.topic === null
        ? 'the block faqs has no question'
        : `no question is about the topic "${part.topic}"`,
    fix: near
      ? `Did you mean {topic=${near}}?`
      : topics.length > 0
        ? `The topics are: ${topics.join(', ')}.`
        : 'Write a file for each question in content/faqs/, or remove the block.',
  };
}

import { nearest } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { chosenFaqs, chosenPeople } from '@forecourt/site-content';
import type { ContentPart, SiteContent } from '@forecourt/site-content';
import { sourceMayHaveMore } from './check-together.ts';
import type { CheckedFile } from './check-together.ts';
import type { ContentPlace } from './content-folders.ts';
import type { Kind } from './kinds.ts';
import { problemAt } from './problem-at.ts';
import { MOST_OF_A_FILE } from './told-problems.ts';

/** Problems of blocks that choose nobody, no question or no offer, and of forms that no page shows; of a file with many, one more than are told. The page is shown without them. */
export function emptyBlocks(
  files: readonly CheckedFile[],
  content: SiteContent,
  place: ContentPlace,
): ConfigProblem[] {
  const mayHaveMore = sourceMayHaveMore(place);
  const problems: ConfigProblem[] = [];
  for (const { label, entry } of files) {
    const { body } = entry.entry;
    const form = body.findIndex(({ kind }) => kind === 'form');
    let empty = 0;
    for (const [index, part] of body.entries()) {
      const found =
        part.kind === 'form'
          ? formProblem(entry.kind, index > form, place)
          : mayHaveMore
            ? null
            : problemOf(part, content);
      if (found === null) continue;
      problems.push(problemAt(label, { line: 1, why: 'The block would be missing on the page.', ...found }));
      empty += 1;
      if (empty > MOST_OF_A_FILE) break;
    }
  }
  return problems;
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
  if (part.kind === 'offer') return offerProblem(part.id, content);
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

function offerProblem(id: number, { offers }: SiteContent): { what: string; fix: string } | null {
  if (offers.some((offer) => offer.id === id)) return null;
  const ids = offers.map((offer) => offer.id);
  return {
    what: `no offer of this site has the number ${id}`,
    fix:
      ids.length > 0
        ? `The numbers are: ${ids.join(', ')}.`
        : 'Write a file for the offer in content/offers/, or remove the block.',
  };
}

/** The form is a part of the feature enquiry, and pages have a place for it. */
function formProblem(
  kind: Kind,
  isSecond: boolean,
  { definition }: ContentPlace,
): { what: string; fix: string } | null {
  if (kind !== 'pages' && kind !== 'legal')
    return {
      what: 'the block form is for files of content/pages',
      fix: 'Write ::button[Talk to us]{href=/contact-us}, or move the text to a page.',
    };
  if (isSecond)
    return {
      what: 'the block form is there twice',
      fix: 'Leave one of them: both would have the same fields.',
    };
  return definition.features['enquiry'] === undefined
    ? { what: 'the site has no enquiry()', fix: 'Add enquiry() to features, or remove the block.' }
    : null;
}

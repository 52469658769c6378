import { file as fileField, link, referencesOf } from '@forecourt/site-config';
import { homeSectionFields } from '@forecourt/site-content';
import type { HomeSection } from '@forecourt/site-content';
import { z } from 'zod';
import type { ContentFile, ContentPlace } from './content-folders.ts';
import { checkYamlFile } from './front-matter.ts';
import type { ContentProblem } from './problem-at.ts';
import type { Mentioned } from './text/collected.ts';

/** The file of the home page. */
export const HOME_FILE = 'content/home.yaml';

/** The values of `content/home.yaml`. */
export const homeFields = z.strictObject({
  sections: z
    .array(homeSectionFields({ file: fileField, link }))
    .min(1, 'The home page needs a section.')
    .describe('Sections of the home page, top to bottom.'),
});

/** What the file of the home page says. */
export interface ReadHome {
  /** Null if the file has a problem. */
  sections: readonly HomeSection[] | null;
  pictures: readonly Mentioned[];
  links: readonly Mentioned[];
  problems: readonly ContentProblem[];
}

/** Reads `content/home.yaml`. */
export function readHome(file: ContentFile, { definition }: Pick<ContentPlace, 'definition'>): ReadHome {
  if (definition.features['home'] === undefined)
    return unread([
      {
        line: 1,
        what: 'the site has no home()',
        why: 'It would not be on the site.',
        fix: 'Add home() to features.',
      },
    ]);
  const checked = checkYamlFile(file, homeFields);
  if ('problems' in checked) return unread(checked.problems);
  const { sections } = checked.value;
  const found: Record<'page' | 'file', Mentioned[]> = { page: [], file: [] };
  for (const { to, path, value } of referencesOf(homeFields, checked.value))
    if (to === 'page' || to === 'file') found[to].push({ href: String(value), line: checked.lineOf(path) });
  return { sections, pictures: found.file, links: found.page, problems: [] };
}

const unread = (problems: readonly ContentProblem[]): ReadHome => ({
  ...{ sections: null, pictures: [], links: [] },
  problems,
});

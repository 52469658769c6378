import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '@forecourt/site-config';
import type { ConfigProblem, Readable, SiteDefinition } from '@forecourt/site-config';
import { definitionOf } from '@forecourt/site-config/declaration';
import { checkOverrides } from '@forecourt/slots/check-overrides';
import { checkPlaced } from '@forecourt/slots/check-placed';
import { contentProblems, linksWithoutFile } from './content-problems.ts';
import { fontProblems } from './fonts/font-problems.ts';
import { fileProblems, folderProblems, ownPageFileProblems } from './file-problems.ts';
import { missingPages } from './missing-pages.ts';
import { overrideEntries } from './overrides.ts';
import { shownSlots } from './shown-slots.ts';

/**
 * Reads the declaration of a dealer app and checks the app: its overrides, the files that it names, its folder.
 *
 * @throws ConfigError with all problems at once.
 */
export async function checkedApp(appDirectory: string): Promise<SiteDefinition> {
  const { definition, problems, readable } = readDeclaration(appDirectory);
  const content = definition
    ? await contentProblems(appDirectory, definition, readable.contentLinks)
    : { problems: linksWithoutFile(appDirectory, readable), warnings: [] };
  const all = [
    ...problems,
    ...folderProblems(appDirectory, readable),
    ...fileProblems(appDirectory, readable),
    ...ownPageFileProblems(appDirectory, readable),
    ...(readable.fonts ? await fontProblems(appDirectory, readable.fonts) : []),
    ...(await overrideProblems(appDirectory, readable, definition)),
    ...(definition ? missingPages(definition) : []),
    ...content.problems,
  ];
  if (!definition || all.length > 0)
    throw new ConfigError(`The dealer app "${readable.slug}"`, all, readable);
  return { ...definition, warnings: [...definition.warnings, ...content.warnings] };
}

interface ReadDeclaration {
  definition: SiteDefinition | null;
  problems: readonly ConfigProblem[];
  readable: Readable;
}

function readDeclaration(appDirectory: string): ReadDeclaration {
  try {
    const definition = definitionOf(appDirectory);
    const { dealer, files, contentLinks, slots, contributions } = definition;
    const { slug, ownPages, brand } = dealer;
    const fonts = brand.fonts ?? [];
    const readable = { slug, files, contentLinks, ownPages, fonts, slots, contributions };
    return { definition, problems: [], readable };
  } catch (error) {
    if (!(error instanceof ConfigError) || !error.readable) throw error;
    return { definition: null, problems: error.problems, readable: error.readable };
  }
}

/** Problems of single overrides; if there are none, overrides that no page shows. */
async function overrideProblems(
  appDirectory: string,
  { slots, contributions = [] }: Readable,
  definition: SiteDefinition | null,
) {
  const file = path.join(appDirectory, 'overrides.tsx');
  // With a wrong feature the slots are not known.
  if (!slots) return [];
  const entries = existsSync(file) ? (overrideEntries(await readFile(file, 'utf8')) ?? []) : [];
  const problems = checkOverrides(entries, slots, contributions);
  if (problems.length > 0 || !definition) return problems;
  return checkPlaced(shownSlots(appDirectory, definition), entries, contributions);
}

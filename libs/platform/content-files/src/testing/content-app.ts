import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, defineFeature, exampleDealer, publicSite } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import { z } from 'zod';
import type { ContentPlace } from '../content-folders.ts';

/** A dealer app on disk with these files. */
export interface ContentApp {
  place: ContentPlace;
  site: ReturnType<typeof publicSite>;
  /** Writes files, by path below the app; an absolute beginning is not added for `../`. */
  write(files: Record<string, string | Uint8Array>): Promise<void>;
  remove(file: string): Promise<void>;
  close(): Promise<void>;
}

const feature = (id: string, paths: readonly string[], options = {}) =>
  defineFeature({
    id,
    purpose: 'A feature with pages of content.',
    options: { loader: z.strictObject(options) },
    routes: () =>
      paths.map((each) => ({
        id: `${id}.${each}`,
        path: each,
        module: '@forecourt/none',
        cache: 'public' as const,
        content: /[:*]/.test(each),
      })),
  })();

const categories = {
  categories: z.array(z.object({ slug: z.string() })).default([{ slug: 'motoring-tips' }]),
};

/**
 * A site with offers, blog, brands, jobs and pages, and `/about-us` of its own.
 *
 * @param forms the forms of its enquiry feature, as they are declared.
 */
export function contentSite(
  dealer: Partial<typeof exampleDealer> & Record<string, unknown> = {},
  forms: unknown[] = [],
): SiteDefinition {
  return defineDealer({
    ...exampleDealer,
    ...dealer,
    features: [
      feature('home', ['']),
      feature('offers', ['special-offers', 'offers/:id', 'offers/:manufacturer/:id']),
      feature('blog', ['blog', 'blog/:slug', 'blog/tags/:tag', 'blog/authors/:author'], categories),
      feature('brands', ['brands', ':brand/overview']),
      feature('enquiry', ['careers'], { forms: z.array(z.unknown()).default(forms) }),
      feature('content', ['about-us', '*']),
    ],
  });
}

/** Makes a dealer app in a workspace, in a temporary folder. */
export async function contentApp(
  files: Record<string, string>,
  definition = contentSite(),
): Promise<ContentApp> {
  const root = await mkdtemp(path.join(tmpdir(), 'forecourt-content-'));
  const directory = path.join(root, 'apps/dealers/app');
  const write: ContentApp['write'] = async (more) => {
    for (const [name, text] of Object.entries(more)) {
      const file = path.join(directory, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  };
  await mkdir(directory, { recursive: true });
  // The pictures that a workspace lends to its apps.
  await mkdir(path.join(root, 'assets'));
  await write(files);
  return {
    place: { directory, definition, files: [path.join(directory, 'public')] },
    site: publicSite(definition),
    write,
    remove: (file) => rm(path.join(directory, file), { recursive: true }),
    close: () => rm(root, { recursive: true }),
  };
}

/** A text with its front matter. */
export const text = (values: Record<string, unknown>, body = 'Words.'): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

export const post = (values: Record<string, unknown> = {}, body?: string): string =>
  text(
    { title: 'A post', summary: 'About it.', start: '2026-11-01', category: 'motoring-tips', ...values },
    body,
  );

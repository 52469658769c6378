import path from 'node:path';
import {
  brandFields,
  faqFields,
  jobFields,
  offerFields,
  pageFields,
  personFields,
  postFields,
} from '@forecourt/site-content';
import type {
  Brand,
  ContentEntry,
  ContentOffer,
  ContentPage,
  Faq,
  Job,
  Person,
  Post,
} from '@forecourt/site-content';
import type { CheckedYaml } from './front-matter.ts';
import { checkYaml } from './front-matter.ts';
import type { ContentProblem } from './problem-at.ts';
import type { Mentioned } from './text/collected.ts';
import type { ReadText } from './text/read-text.ts';

/** An entry with its kind. */
export type AnyEntry =
  | { kind: 'offers'; entry: ContentOffer }
  | { kind: 'posts'; entry: Post }
  | { kind: 'pages'; entry: ContentPage }
  | { kind: 'legal'; entry: ContentPage }
  | { kind: 'brands'; entry: Brand }
  | { kind: 'people'; entry: Person }
  | { kind: 'jobs'; entry: Job }
  | { kind: 'faqs'; entry: Faq };

/** The kinds of content; each is a folder. */
export type Kind = AnyEntry['kind'];

/** An entry, with the pictures and links of its front matter. */
export type MadeEntry = AnyEntry & { pictures: Mentioned[]; links: Mentioned[] };

/** What a file has; `entry` is null if it has a problem. */
export interface ReadEntry {
  entry: AnyEntry | null;
  pictures: readonly Mentioned[];
  /** Films of its text that are files of the site. */
  films: readonly Mentioned[];
  links: readonly Mentioned[];
  problems: readonly ContentProblem[];
}

/** What the file itself says of an entry. */
export interface EntryFile extends Pick<ContentEntry, 'file'> {
  /** Path below the folder of its kind, without `.md`. */
  name: string;
  text: ReadText;
  /** The address of a picture as the file names it. */
  picture(named: string): string;
}

/** Makes an entry from its checked front matter. */
type Maker = (frontMatter: string, firstLine: number, file: EntryFile) => CheckedYaml<MadeEntry>;

const WORDS_A_MINUTE = 220;

/** How the entries of each folder are made. */
export const kinds: Record<Kind, Maker> = {
  offers: (text, line, file) =>
    made(checkYaml(text, offerFields, line), (fields, lineOf) => {
      const { image, excluded_website_ids, model, ...rest } = fields;
      const src = image === null ? null : file.picture(image);
      const words = file.text.words.trim();
      return {
        kind: 'offers',
        entry: {
          ...rest,
          ...common(file),
          model,
          excluded_website_ids,
          description: words || null,
          sanitized_description: words || null,
          image_url: src,
          image_or_model_image: src,
        },
        ...mentioned(src, lineOf('image'), model?.override_url ?? null, lineOf('model.override_url')),
      };
    }),
  posts: (text, line, file) =>
    made(checkYaml(text, postFields, line), (fields, lineOf) => {
      const image = fields.image === null ? null : file.picture(fields.image);
      const count = file.text.words.split(/\s+/).length;
      return {
        kind: 'posts',
        entry: {
          ...fields,
          ...common(file),
          image,
          slug: file.name,
          minutes: Math.max(1, Math.round(count / WORDS_A_MINUTE)),
        },
        ...mentioned(image, lineOf('image')),
      };
    }),
  pages: pageOf('pages'),
  legal: pageOf('legal'),
  brands: (text, line, file) =>
    made(checkYaml(text, brandFields, line), (fields, lineOf) => {
      const { imageBannerSrc, logoSrc, href } = fields;
      const banner = imageBannerSrc === null ? null : file.picture(imageBannerSrc);
      const found = mentioned(banner, lineOf('imageBannerSrc'), href, lineOf('href'));
      return {
        kind: 'brands',
        entry: { ...fields, ...common(file), imageBannerSrc: banner, slug: file.name },
        pictures: [
          ...found.pictures,
          ...(logoSrc === null ? [] : [{ href: logoSrc, line: lineOf('logoSrc') }]),
        ],
        links: found.links,
      };
    }),
  people: (text, line, file) =>
    made(checkYaml(text, personFields, line), (fields, lineOf) => {
      const image = fields.image === null ? null : file.picture(fields.image);
      return {
        kind: 'people',
        entry: { ...fields, ...common(file), image },
        ...mentioned(image, lineOf('image')),
      };
    }),
  jobs: (text, line, file) =>
    made(checkYaml(text, jobFields, line), (fields) => ({
      kind: 'jobs',
      entry: { ...fields, ...common(file), slug: file.name },
      ...mentioned(null, line),
    })),
  faqs: (text, line, file) =>
    made(checkYaml(text, faqFields, line), (fields) => ({
      kind: 'faqs',
      entry: { ...fields, ...common(file), slug: file.name },
      ...mentioned(null, line),
    })),
};

function pageOf(kind: 'pages' | 'legal'): Maker {
  return (text, line, file) =>
    made(checkYaml(text, pageFields, line), (fields, lineOf) => {
      const image = fields.image === null ? null : file.picture(fields.image);
      return {
        kind,
        entry: { ...fields, ...common(file), image, path: `/${file.name}` },
        ...mentioned(image, lineOf('image')),
      };
    });
}

function made<Fields>(
  checked: CheckedYaml<Fields>,
  make: (fields: Fields, lineOf: (path: string) => number) => MadeEntry,
): CheckedYaml<MadeEntry> {
  if ('problems' in checked) return checked;
  return { value: make(checked.value, checked.lineOf), lineOf: checked.lineOf };
}

function common({ file, text, picture }: EntryFile) {
  const body = text.parts.map((part) =>
    part.kind === 'picture' || part.kind === 'hero' ? { ...part, src: picture(part.src) } : part,
  );
  return { file, body };
}

function mentioned(picture: string | null, pictureLine: number, href: string | null = null, hrefLine = 1) {
  return {
    pictures: picture === null ? [] : [{ href: picture, line: pictureLine }],
    links: href === null ? [] : [{ href, line: hrefLine }],
  };
}

/** The address of a picture beside a text: `shed.webp` of `content/posts/towing.md` is `/content/posts/shed.webp`. */
export function pictureAddress(file: string, named: string): string {
  return named.startsWith('/') || named.startsWith('https:')
    ? named
    : `/${path.posix.join(path.posix.dirname(file), named)}`;
}

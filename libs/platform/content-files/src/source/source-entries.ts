import { slugify } from '@forecourt/values';
import { stringify } from 'yaml';
import type { ContentFile } from '../content-folders.ts';
import type { Kind } from '../kinds.ts';
import { hoursValues } from './hours-values.ts';
import { offerValues } from './offer-values.ts';
import type { SourceDocument } from './source-document.ts';

type Values = Record<string, unknown>;

/**
 * The entries of a source as content files, which are read and checked like those of a folder.
 *
 * @param url of the source, as problems name it: they lead to a value of the document by a JSON pointer.
 */
export function sourceEntries(document: SourceDocument, url: string): ContentFile[] {
  const { hours, redirects, ...kinds } = document;
  const times = new Map<string, number>();
  const files = Object.entries(kinds).flatMap(([kind, entries]) =>
    entries.map((values, index) => {
      const file = entryFile(url, kind, index, values);
      const time = (times.get(file.label) ?? 0) + 1;
      times.set(file.label, time);
      // A second one of the name is checked beside the first, not instead of it.
      const label = time === 1 ? file.label : `${file.label} (${time})`;
      return { ...file, label, absolute: label };
    }),
  );
  return [
    ...files,
    ...listFile('hours', hours.map(hoursValues), url),
    ...listFile('redirects', redirects, url),
  ];
}

function entryFile(url: string, kind: string, index: number, values: Values): ContentFile {
  const name = nameOf(kind, values);
  const { slug: _slug, path: _path, body = '', ...own } = kind === 'offers' ? offerValues(values) : values;
  const frontMatter = stringify(own);
  const below = `${kind}/${name ?? `${index}`}.md`;
  const pointer = `${url}#/${kind}/${index}`;
  const before = frontMatter.split('\n').length + 2;
  return {
    // Names the entry when others come before it.
    absolute: `${url} ${below}`,
    label: `${url} ${below}`,
    file: `content/${below}`,
    given: {
      text: `---\n${frontMatter}---\n\n${typeof body === 'string' ? body : ''}\n`,
      placeOf: (line) =>
        line > before
          ? `${pointer}/body, line ${line - before}`
          : `${pointer}${keyAt(frontMatter, line - 1)}`,
      ...(name === null
        ? { refusal: unnamed(nameKey[kind] ?? 'slug') }
        : typeof body !== 'string' && { refusal: NO_TEXT }),
    },
  };
}

const NO_TEXT = {
  what: 'its body is not a text',
  fix: 'Write its body as a text in Markdown, or leave it out.',
};

const unnamed = (key: string) => ({
  what: `it has no "${key}"`,
  fix: `Give it "${key}": its address is made of it.`,
});

/** The value that is the address of an entry, for kinds where it is not `slug`. */
const nameKey: Partial<Record<string, string>> = {
  offers: 'id',
  pages: 'path',
  people: 'name',
} satisfies Partial<Record<Kind, string>>;

/** What would be the name of its file without `.md`; null if it has none. */
function nameOf(kind: string, { slug, path, id, name }: Values): string | null {
  if (kind === 'offers') return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
  if (kind === 'pages' && typeof path === 'string') return path.replace(/^\//, '');
  if (typeof slug === 'string') return slug;
  return kind === 'people' && typeof name === 'string' ? slugify(name) || null : null;
}

/** JSON is YAML: a list of a source is read like its file, which an empty list is not. */
function listFile(name: 'hours' | 'redirects', entries: readonly Values[], url: string): ContentFile[] {
  if (entries.length === 0) return [];
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return [
    {
      absolute: `${url} ${name}.yaml`,
      label: `${url} ${name}.yaml`,
      file: `content/${name}.yaml`,
      given: {
        text: `[\n${lines.join(',\n')}\n]\n`,
        placeOf: (line) => `${url}#/${name}/${Math.max(0, line - 2)}`,
      },
    },
  ];
}

/** The key on a line of YAML, or the one that the line belongs to: `/expiry`. Empty before the first one. */
function keyAt(yaml: string, line: number): string {
  const key = yaml
    .split('\n')
    .slice(0, line)
    .flatMap((text) => /^([\w-]+):/.exec(text)?.[1] ?? [])
    .at(-1);
  return key === undefined ? '' : `/${key}`;
}

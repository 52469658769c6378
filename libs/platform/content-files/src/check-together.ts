import { hasPage, isHostPath, nearest, paths } from '@forecourt/site-config';
import type { ConfigProblem } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';
import { addressesOf, modelAddresses, ownAddresses } from './addresses.ts';
import { careerPositions } from './career-positions.ts';
import { isSentFile } from './content-folders.ts';
import type { ContentPlace } from './content-folders.ts';
import type { AnyEntry, Kind } from './kinds.ts';
import { problemAt } from './problem-at.ts';
import type { Mentioned } from './text/collected.ts';
import { MOST_OF_A_FILE } from './told-problems.ts';

/** A file whose entry may be shown. */
export interface CheckedFile {
  label: string;
  entry: AnyEntry;
  links: readonly Mentioned[];
}

/** The feature that shows each kind. */
const features: Record<Kind, string> = {
  offers: 'offers',
  posts: 'blog',
  pages: 'content',
  legal: 'content',
  brands: 'brands',
  people: 'content',
  jobs: 'enquiry',
  faqs: 'content',
};

/** The owner of the addresses that no page can have. */
const HOST = 'the host itself';

/** The pages that every site has, with a text of the platform until the dealer writes a file. */
const ABOUT = paths.about().slice(1);
const LEGAL = [paths.privacy(), paths.terms()].map((path) => path.slice(1));

/** The patterns of the pages that do not come from content. */
export function declaredPages({ definition }: ContentPlace): string[] {
  return definition.routes.flatMap(({ path, content }) => (content ? [] : [path]));
}

/**
 * Leaves out entries that cannot be shown beside the others: the second of two with one address or number, one whose address is a page of
 * the site or a category.
 *
 * @param files the ones that are shown already come first.
 */
export function shownTogether(
  files: readonly CheckedFile[],
  place: ContentPlace,
): { shown: CheckedFile[]; problems: ConfigProblem[] } {
  // The address of a page has one route; those of posts and brands are taken too.
  const pages = place.definition.routes.flatMap(({ path }) =>
    path === '*' || path === ABOUT || LEGAL.includes(path) ? [] : [path],
  );
  const categories = blogCategories(place);
  const owners = new Map<string, string>();
  // Offers of one model share its page.
  const models = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  const shown = files.filter((file) => {
    const { label, entry } = file;
    const feature = features[entry.kind];
    const report = (what: string, why: string, fix: string) => {
      problems.push(problemAt(label, { line: 1, what, why, fix }));
      return false;
    };
    if (place.definition.features[feature] === undefined)
      return label.startsWith('content/')
        ? report(
            `the site has no ${feature}()`,
            'It would not be on the site.',
            `Add ${feature}() to features.`,
          )
        : false;
    if (entry.kind === 'posts' && categories && !categories.includes(entry.entry.category)) {
      const near = nearest(entry.entry.category, categories);
      return report(
        `"${entry.entry.category}" is not a category of the blog`,
        'No list of a category would have it.',
        near ? `Did you mean "${near}"?` : `The categories are: ${categories.join(', ')}.`,
      );
    }
    const misplaced = placeProblem(entry, place);
    if (misplaced) return report(...misplaced);
    for (const { path } of ownAddresses(only(entry))) {
      const owner = owners.get(path);
      const taken =
        owner ??
        (models.has(path) ? `the model of ${models.get(path)}` : undefined) ??
        (isHostPath(path) ? HOST : undefined) ??
        (entry.kind === 'pages' && hasPage({ pages }, path)
          ? 'a page of a feature of the site'
          : undefined) ??
        (entry.kind === 'posts' && categories?.includes(entry.entry.slug)
          ? 'a category of the blog'
          : undefined);
      if (taken !== undefined)
        return report(
          `its address, ${path}, is that of ${taken}`,
          'One of the two pages would hide the other.',
          entry.kind === 'offers' ? 'Give it another id.' : 'Give the file another name.',
        );
      owners.set(path, label);
    }
    for (const path of modelAddresses(only(entry))) {
      const taken =
        owners.get(path) ??
        (isHostPath(path) ? HOST : null) ??
        (hasPage({ pages }, path) ? 'a page of a feature of the site' : null);
      if (taken !== null)
        return report(
          `the address of its model, ${path}, is that of ${taken}`,
          'The page of the model would be hidden, and with it its offers and vehicles.',
          `Give the model override_url: ${path}, or rename one of the two.`,
        );
      models.set(path, label);
    }
    return true;
  });
  return { shown, problems };
}

/** What is wrong with the place of an entry: the number of its location, or the page that would list it. */
function placeProblem({ kind, entry }: AnyEntry, place: ContentPlace): [string, string, string] | null {
  if (kind === 'pages' || kind === 'legal') {
    const isLegal = LEGAL.includes(entry.path.slice(1));
    if (isLegal === (kind === 'legal')) return null;
    return isLegal
      ? [
          `${entry.path} is a legal page`,
          'It would be looked for in content/legal.',
          'Move it to content/legal/.',
        ]
      : [
          `${entry.path} is not a legal page`,
          'No page of the site leads to it as one.',
          `The legal pages are: ${LEGAL.map((name) => `${name}.md`).join(', ')}. Move another page to content/pages/.`,
        ];
  }
  if (kind !== 'people' && kind !== 'jobs') return null;
  const { locations } = place.definition.dealer;
  if (entry.location !== null && !locations.some(({ id }) => id === entry.location))
    return [
      `location: the site has no location ${entry.location}`,
      'Nobody would learn where it is.',
      `The locations are: ${locations.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    ];
  if (kind === 'jobs' && !hasPage({ pages: declaredPages(place) }, CAREERS))
    return [
      `the site has no page ${CAREERS}`,
      'No page would list the job.',
      'Add careers() to the forms of enquiry().',
    ];
  const positions = kind === 'jobs' ? careerPositions(place) : null;
  if (kind === 'jobs' && positions?.includes(entry.title) === false) {
    const near = nearest(entry.title, positions);
    return [
      `"${entry.title}" is not a position of the form at ${CAREERS}`,
      'Its link could not choose the position, and nobody could apply for the job.',
      near
        ? `Did you mean "${near}"?`
        : `Add it to the roles of careers(), or leave them out. They are: ${positions.join(', ')}.`,
    ];
  }
  return null;
}

/** The page that lists jobs. */
const CAREERS = '/careers';

/** Whether the content source of the dealer may have what its files lack: a build does not ask it, the running host does. */
export const sourceMayHaveMore = ({ definition, source }: ContentPlace): boolean =>
  definition.dealer.contentSource !== null && !source;

/** Problems of links to pages that do not exist; of a file with many, one more than are told. The page with the link is shown all the same. */
export function deadLinks(
  files: readonly { label: string; links: readonly Mentioned[] }[],
  content: SiteContent,
  place: ContentPlace,
): ConfigProblem[] {
  const pages = declaredPages(place);
  const addresses = addressesOf(content);
  const mayHaveMore = sourceMayHaveMore(place);
  const known = [...addresses, ...pages.map((page) => `/${page}`)];
  const isThere = (href: string, path: string) =>
    /^(#|https?:\/\/[^/]|mailto:|tel:)/.test(href) ||
    (/^\/(?![/\\])/.test(href) &&
      (mayHaveMore || addresses.has(path) || hasPage({ pages }, path) || isSentFile(path, place)));
  let suggestions = 0;
  const problems: ConfigProblem[] = [];
  for (const { label, links } of files) {
    let dead = 0;
    for (const { href, line } of links) {
      const path = href.replace(/[?#].*$/, '');
      if (isThere(href, path)) continue;
      suggestions += 1;
      const near = suggestions <= MOST_SUGGESTIONS ? nearest(path, known) : null;
      problems.push(
        problemAt(label, {
          line,
          what: `"${href}" is not a page of this site`,
          why: 'The link would lead to the error page.',
          fix: near
            ? `Did you mean "${near}"?`
            : 'Begin it with "/" for a page of this site, or with "https://" for another one.',
        }),
      );
      dead += 1;
      if (dead > MOST_OF_A_FILE) break;
    }
  }
  return problems;
}

/** Dead links that are compared with every address of the site: with ten thousand of them each comparison takes some milliseconds. */
const MOST_SUGGESTIONS = 100;

function only({ kind, entry }: AnyEntry): Omit<SiteContent, 'home' | 'hours' | 'redirects'> {
  const { home, hours, redirects, ...none } = noContent;
  return { ...none, [kind === 'legal' ? 'pages' : kind]: [entry] };
}

/** The categories that a site's blog declares; null for a site without a blog. */
function blogCategories({ definition }: ContentPlace): string[] | null {
  const { loader = {}, browser = {} } = definition.features['blog'] ?? {};
  const { categories } = { ...browser, ...loader };
  if (!Array.isArray(categories)) return null;
  return categories.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'slug' in each ? [String(each.slug)] : [],
  );
}

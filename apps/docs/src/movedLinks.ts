import path from 'node:path';

const FENCE = /^ *(?:```|~~~)/;
const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)((?: "[^"]*")?)\)/g;

/**
 * A page of the workspace with its links as they are in the site: a link to another page leads to where that page is, a picture of `docs`
 * stays, and a link to a source is its text, because sources are not in the site.
 *
 * @param text - Markdown
 * @param file - path of the page in the workspace
 * @param places - path in the site of every page, by its path in the workspace
 */
export function movedLinks(text: string, file: string, places: ReadonlyMap<string, string>): string {
  let fenced = false;
  return text
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) fenced = !fenced;
      return fenced ? line : line.replaceAll(LINK, (...match) => movedLink(match, file, places));
    })
    .join('\n');
}

function movedLink(
  [whole, picture, label, target, title]: readonly (string | number)[],
  file: string,
  places: ReadonlyMap<string, string>,
): string {
  if (/^(?:[a-z]+:|#|\/)/.test(String(target))) return String(whole);
  const [to = '', anchor] = String(target).split('#');
  const wanted = path.posix.join(path.posix.dirname(file), to).replace(/\/$/, '');
  const place = places.get(wanted) ?? places.get(`${wanted}/README.md`);
  const own = path.posix.dirname(places.get(file) ?? '');
  if (place) return `[${label}](${relative(own, place)}${anchor === undefined ? '' : `#${anchor}`}${title})`;
  if (picture) return `![${label}](${relative(own, wanted.replace(/^docs\//, ''))}${title})`;
  return String(label);
}

function relative(from: string, to: string): string {
  const found = path.posix.relative(from, to);
  return found.startsWith('.') ? found : `./${found}`;
}

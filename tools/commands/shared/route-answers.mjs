/**
 * What a site answers at a path: `page`, `sign-in`, `redirect` or `404`.
 *
 * @param site its route table, whether it has accounts, the addresses of its content and own pages, and how many models have offers.
 * @param path an address, or a pattern with `{name}` where any value does.
 */
export function answerAt({ routes, accounts, addresses, models }, path) {
  if (path === '/{model}') return models > 0 ? 'page' : '404';
  const wanted = segmentsOf(path);
  const matching = routes
    .filter(({ path: pattern }) => pattern !== '*' && matches(segmentsOf(pattern), wanted))
    .sort((a, b) => freedom(a.path) - freedom(b.path));
  const exists = (pattern) => addresses.some((address) => matches(segmentsOf(pattern), segmentsOf(address)));
  const found = matching.find(
    ({ path: pattern, content }) =>
      !content || (exists(pattern) && (isOpen(path) || addresses.includes(path))),
  );
  if (found) return found.redirects ? 'redirect' : found.gated && accounts ? 'sign-in' : 'page';
  return addresses.includes(path) ? 'page' : '404';
}

const segmentsOf = (path) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
const isFree = (segment) => segment.startsWith(':') || segment.startsWith('{');
const isOpen = (path) => path.includes('{');
const freedom = (pattern) =>
  segmentsOf(pattern).filter((segment) => isFree(segment) || segment === '*').length;

function matches(pattern, path) {
  const rest = pattern.at(-1) === '*';
  const fixed = rest ? pattern.slice(0, -1) : pattern;
  if (rest ? path.length <= fixed.length : path.length !== fixed.length) return false;
  // A value stands for a parameter; a parameter of the path does not stand for a word of the pattern.
  return fixed.every((segment, at) => isFree(segment) || segment === path[at]);
}

import type { FeatureUse } from './feature.ts';
import type { ConfigProblem } from './problem.ts';

const WHY = 'The pages of a site come from its features.';

/**
 * The features of a declaration, and a problem for each entry that is none. `ids` also has those that were not called, so that they do not
 * count as missing.
 */
export function listedFeatures(given: unknown): {
  uses: FeatureUse[];
  ids: string[];
  problems: ConfigProblem[];
} {
  if (!Array.isArray(given)) {
    const what = given === undefined ? 'it is missing' : 'it is not a list';
    const fix = 'Write a list in square brackets, such as features: [home(), search()].';
    return { uses: [], ids: [], problems: [{ path: 'features', what, why: WHY, fix }] };
  }
  // An empty place in a list is not seen by map.
  const entries: unknown[] = Array.from(given);
  const ids = entries.flatMap((entry) => (isUse(entry) ? entry.id : (uncalledId(entry) ?? [])));
  const problems = entries.flatMap((entry, index) => {
    if (isUse(entry)) return [];
    const id = uncalledId(entry);
    const fix =
      id === null ? 'Write a feature, such as home(), or remove the entry.' : `Call it: ${calledAs(id)}().`;
    return [{ path: `features[${index}]`, what: 'it is not a feature', why: WHY, fix }];
  });
  return { uses: entries.filter(isUse), ids, problems };
}

const isUse = (entry: unknown): entry is FeatureUse =>
  typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'resolve') === 'function';

/** The id of a feature that is listed without its brackets; null for anything else. */
function uncalledId(entry: unknown): string | null {
  const manifest: unknown = typeof entry === 'function' ? Reflect.get(entry, 'manifest') : undefined;
  return typeof manifest === 'object' && manifest !== null ? String(Reflect.get(manifest, 'id')) : null;
}

/** `financeApplication` for `finance-application`. */
const calledAs = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

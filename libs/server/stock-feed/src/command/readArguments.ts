import { parseArgs } from 'node:util';
import { feedMaps } from '../maps/feedMaps.ts';

/** The parsed arguments. */
export interface ImportArguments {
  /** The site and its feed; null for a folder of feeds. */
  one: { dealer: string; feed: string } | null;
  /** A folder of feeds, each named after its site; null for one feed. */
  feeds: string | null;
  map: string | null;
  allowDrop: boolean;
  /** Dealership numbers whose rows are imported; null for all of the platform. */
  owns: number[] | null;
  /** A file for the report with all its rows, as JSON. */
  report: string | null;
}

/** Invalid arguments. The message has the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The maps that a dealer app brings, by their names. */
export interface MapsOfApp {
  app: string;
  maps: readonly string[];
}

/** Usage of the command; `call` is its command line, `own` what dealer apps bring. */
export const usageOf = (
  call: string,
  own: readonly MapsOfApp[] = [],
): string => `Imports a stock feed as the stock of a dealer site.

  ${call} --dealer <slug> --feed <file> [--map <name>] [--allow-drop] [--owns <numbers>] [--report <file>]
  ${call} --feeds <folder> [--map <name>] [--allow-drop]

  --dealer      the site's slug; omit it if the project is itself a dealer app
  --feed        the feed: CSV, TSV, XML or JSON
  --feeds       a folder with the feeds of several sites, each named after its site: harbour-city.csv
  --map         the format: ${feedMaps.map(({ name }) => name).join(', ')}; detected from the file if omitted${own.map(({ app, maps }) => `\n                of ${app} also: ${maps.join(', ')}`).join('')}
  --allow-drop  allow the feed to remove more than 30 % of the stock, or of its most in the last 7 days
  --owns        only rows of these dealership numbers, such as 1 or 1,2; all dealerships if omitted
  --report      write the whole report to this file, as JSON`;

/** Settings for parsing the arguments. */
export interface ArgumentSurroundings {
  /** The command line of the command, e.g. `npx forecourt stock-import`. */
  call: string;
  /** The default slug. */
  usualDealer: string | null;
}

/** Parses the command line. Throws a UsageError with the problem and the usage. */
export function readArguments(
  argv: readonly string[],
  { call, usualDealer }: ArgumentSurroundings,
): ImportArguments | 'help' {
  const usage = (problem: string) => new UsageError(`${problem}\n\n${usageOf(call)}`);
  const values = parse(argv, usage);
  if (values.help) return 'help';
  const { feed, feeds = null } = values;
  const dealer = values.dealer ?? usualDealer;
  const ofOne = (['dealer', 'feed', 'owns', 'report'] as const).find((name) => values[name] !== undefined);
  if (feeds !== null && ofOne)
    throw usage(`--feeds is for several sites, --${ofOne} for one: leave one out.`);
  if (feeds === null && !dealer) throw usage('Missing --dealer <slug>. Name the site of the stock.');
  if (feeds === null && !feed) throw usage('Missing --feed <file>. Name the feed to read.');
  const owns = values.owns?.split(',').map(Number) ?? null;
  if (owns?.some((id) => !Number.isSafeInteger(id)))
    throw usage(`--owns takes numbers, not "${values.owns}". Write them with commas: --owns 1,2.`);
  return {
    one: dealer && feed ? { dealer, feed } : null,
    feeds,
    map: values.map ?? null,
    allowDrop: values['allow-drop'] ?? false,
    owns,
    report: values.report ?? null,
  };
}

function parse(argv: readonly string[], usage: (problem: string) => UsageError) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        dealer: { type: 'string' },
        feed: { type: 'string' },
        feeds: { type: 'string' },
        map: { type: 'string' },
        'allow-drop': { type: 'boolean' },
        owns: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw usage(error instanceof Error ? `${error.message.split('. To ')[0]}.` : String(error));
  }
}

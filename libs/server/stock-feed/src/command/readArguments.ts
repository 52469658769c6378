import { parseArgs } from 'node:util';
import { feedMaps } from '../maps/feedMaps.ts';

/** The parsed arguments. */
export interface ImportArguments {
  dealer: string;
  feed: string;
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

/** Usage of the command; `call` is its command line. */
export const usageOf = (call: string): string => `Imports a stock feed as the stock of a dealer site.

  ${call} --dealer <slug> --feed <file> [--map <name>] [--allow-drop] [--owns <numbers>] [--report <file>]

  --dealer      the site's slug; omit it if the project is itself a dealer app
  --feed        the feed: CSV, TSV, XML or JSON
  --map         the format: ${feedMaps.map(({ name }) => name).join(', ')}; detected from the file if omitted
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
  const dealer = values.dealer ?? usualDealer;
  if (!dealer) throw usage('Missing --dealer <slug>: the site of the stock.');
  if (!values.feed) throw usage('Missing --feed <file>: the feed to read.');
  const owns = values.owns?.split(',').map(Number) ?? null;
  if (owns?.some((id) => !Number.isSafeInteger(id)))
    throw usage(`--owns takes numbers, not "${values.owns}".`);
  return {
    dealer,
    feed: values.feed,
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

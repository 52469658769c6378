import { parseArgs } from 'node:util';

/** The parsed arguments. */
export interface ImportArguments {
  dealer: string;
  feed: string;
  map: string | null;
  allowDrop: boolean;
  /** Dealership numbers whose rows count; null for every one of the platform. */
  owns: number[] | null;
  /** A file for the report with all its rows, as JSON. */
  report: string | null;
}

/** Invalid arguments. The message has the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** How to call the command. */
export const USAGE = `Imports a stock feed as the stock of a dealer site.

  npm run stock:import -- --dealer <slug> --feed <file> [--map <name>] [--allow-drop] [--owns <numbers>] [--report <file>]

  --dealer      the site's slug: a folder in apps/dealers
  --feed        the feed: CSV, TSV, XML or JSON
  --map         the format: homenet, google, meta, csn or listings; found out from the file when left out
  --allow-drop  also when the feed would remove more than 30 % of the stock
  --owns        only rows of these dealership numbers, such as 1 or 1,2; every dealership of the platform when left out
  --report      write the whole report to this file, as JSON`;

/** Parses the command line. Throws a UsageError with the problem and the usage. */
export function readArguments(argv: readonly string[]): ImportArguments | 'help' {
  const values = parse(argv);
  if (values.help) return 'help';
  if (!values.dealer) throw usage('Say which site the stock is for: --dealer <slug>.');
  if (!values.feed) throw usage('Say which feed to read: --feed <file>.');
  const owns = values.owns?.split(',').map(Number) ?? null;
  if (owns?.some((id) => !Number.isSafeInteger(id)))
    throw usage(`--owns takes numbers, not "${values.owns}".`);
  return {
    dealer: values.dealer,
    feed: values.feed,
    map: values.map ?? null,
    allowDrop: values['allow-drop'] ?? false,
    owns,
    report: values.report ?? null,
  };
}

function parse(argv: readonly string[]) {
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

function usage(problem: string): UsageError {
  return new UsageError(`${problem}\n\n${USAGE}`);
}

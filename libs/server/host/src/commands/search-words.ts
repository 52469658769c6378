/** The usage text of the command; `call` is its command line. */
export const searchUsage = (call: string): string => `The search indexes, one for each site.

  ${call} status              what the engine holds, and what waits to be brought to it
  ${call} verify [--sample n] compares each site's with the database: every car's id, and n cars field by field (200)
  ${call} rebuild             fills a new index for each site from the database, then puts it in the old one's place

The engine is the one of TYPESENSE_URL and TYPESENSE_API_KEY, else the one inside the host that runs on this machine.`;

/** The parsed arguments of the command. */
export type SearchCommand = { name: 'status' } | { name: 'rebuild' } | { name: 'verify'; sample: number };

/** Parses the arguments of the command; null if they are invalid. */
export function readSearchCommand(words: readonly string[]): SearchCommand | null {
  const [name, option, value, ...more] = words;
  if (more.length > 0) return null;
  if ((name === 'status' || name === 'rebuild') && option === undefined) return { name };
  if (name !== 'verify') return null;
  if (option === undefined) return { name, sample: 200 };
  const sample = Number(value);
  return option === '--sample' && Number.isInteger(sample) && sample >= 0 ? { name, sample } : null;
}

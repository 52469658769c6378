import { operator } from './command.ts';

/**
 * The phone number reveals of one page, as printed by `npm run leads -- reveals`: a line each,
 * newest first.
 */
export async function revealsOn(page: string): Promise<string[]> {
  const lines = (await operator('leads', 'reveals')).split('\n');
  return lines.filter((_, index) => lines[index + 1]?.trim() === page);
}

import process from 'node:process';
import { fromSource, run } from '../setup/run.ts';

/**
 * The masked numbers of one page that visitors asked for, as the dealer reads them with `npm run leads -- reveals`: a line each,
 * newest first.
 */
export async function revealsOn(page: string): Promise<string[]> {
  const data = process.env['FORECOURT_JOURNEY_DATA'];
  if (!data) throw new Error('The set-up named no data folder: FORECOURT_JOURNEY_DATA is not set.');
  const text = await run(process.execPath, [fromSource, 'apps/api/src/commands/leads.ts', 'reveals'], {
    env: { FORECOURT_DATA: data },
  });
  const lines = text.split('\n');
  return lines.filter((_, index) => lines[index + 1]?.trim() === page);
}

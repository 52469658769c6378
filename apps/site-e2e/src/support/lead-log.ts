import process from 'node:process';
import { fromSource, run } from '../setup/run.ts';

/**
 * The phone number reveals of one page, as printed by `npm run leads -- reveals`: a line each,
 * newest first.
 */
export async function revealsOn(page: string): Promise<string[]> {
  const data = process.env['FORECOURT_JOURNEY_DATA'];
  if (!data) throw new Error('The data folder is unknown: FORECOURT_JOURNEY_DATA is not set.');
  const text = await run(process.execPath, [fromSource, 'libs/server/host/src/cli.ts', 'leads', 'reveals'], {
    env: { FORECOURT_DATA: data },
  });
  const lines = text.split('\n');
  return lines.filter((_, index) => lines[index + 1]?.trim() === page);
}

import process from 'node:process';
import { fromSource, run } from '../setup/run.ts';

/** Runs a command of operators, such as `leads reveals`, on the data of the host; returns the end of its output. */
export function operator(...words: string[]): Promise<string> {
  const data = process.env['FORECOURT_JOURNEY_DATA'];
  if (!data) throw new Error('The data folder is unknown: FORECOURT_JOURNEY_DATA is not set.');
  return run(process.execPath, [fromSource, 'libs/server/host/src/cli.ts', ...words], {
    env: { FORECOURT_DATA: data },
  });
}

import { SingleBar } from 'cli-progress';
import type { ImportProgress } from '../import/importStock.ts';

/** The output stream of a command. */
export interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/** The progress display of an import. */
export interface ProgressDisplay {
  onProgress: (progress: ImportProgress) => void;
  onBytes: (bytes: number) => void;
  stop: () => void;
}

const LINE_EVERY_MS = 3_000;

/** On a terminal, a progress bar of the bytes read; otherwise a line every three seconds. */
export function showProgress(output: NodeJS.WriteStream | Output, totalBytes: number): ProgressDisplay {
  return output.isTTY && 'columns' in output ? bar(output, totalBytes) : lines(output, totalBytes);
}

function bar(stream: NodeJS.WriteStream, totalBytes: number): ProgressDisplay {
  const progress = new SingleBar({
    format: '{phase} {bar} {percentage} % · {rows} rows · {duration_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  progress.start(Math.max(1, totalBytes), 0, { phase: 'Reading ', rows: 0 });
  return {
    onBytes: (bytes) => progress.update(Math.min(bytes, totalBytes)),
    onProgress: ({ phase, rows }) =>
      progress.update({
        phase: phase === 'reading' ? 'Reading ' : 'Applying',
        rows: rows.toLocaleString('en-AU'),
      }),
    stop: () => progress.stop(),
  };
}

function lines(output: Output, totalBytes: number): ProgressDisplay {
  let read = 0;
  let last = performance.now();
  return {
    onBytes: (bytes) => (read = bytes),
    onProgress: ({ phase, rows }) => {
      if (phase === 'applying')
        output.write(`Applying ${rows.toLocaleString('en-AU')} rows in one transaction …\n`);
      if (phase !== 'reading' || performance.now() - last < LINE_EVERY_MS) return;
      last = performance.now();
      const percent = totalBytes === 0 ? 100 : Math.min(100, Math.floor((read / totalBytes) * 100));
      output.write(`Reading: ${percent} %, ${rows.toLocaleString('en-AU')} rows\n`);
    },
    stop: () => undefined,
  };
}

import { SingleBar } from 'cli-progress';

/** Where a command prints. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Shows the progress of a rebuild. */
export interface RebuildProgress {
  onProgress(done: number, total: number): void;
  stop(): void;
}

const LINE_EVERY_MS = 3_000;

/** A progress bar on a terminal; elsewhere a line every three seconds. */
export function rebuildProgress(output: NodeJS.WriteStream | Output): RebuildProgress {
  return output.isTTY && 'columns' in output ? bar(output) : lines(output);
}

function bar(stream: NodeJS.WriteStream): RebuildProgress {
  const progress = new SingleBar({
    format: 'Filling {bar} {percentage} % · {value} of {total} cars · {duration_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  let started = false;
  return {
    onProgress: (done, total) => {
      if (!started) progress.start(total, 0);
      started = true;
      progress.setTotal(total);
      progress.update(done);
    },
    stop: () => progress.stop(),
  };
}

function lines(output: Output): RebuildProgress {
  let last = -Infinity;
  return {
    onProgress: (done, total) => {
      if (performance.now() - last < LINE_EVERY_MS && done < total) return;
      last = performance.now();
      const count = (value: number): string => value.toLocaleString('en-AU');
      output.write(
        `Filling: ${count(done)} of ${count(total)} cars (${Math.floor((done / Math.max(1, total)) * 100)} %)\n`,
      );
    },
    stop: () => undefined,
  };
}

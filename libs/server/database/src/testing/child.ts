import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process that runs a part of this package, for tests with several processes on one database. */
export interface TestChild {
  process: ChildProcess;
  /** The next line that it prints. */
  line: () => Promise<string>;
  /** Writes a line to it. */
  say: (text: string) => void;
  /** Settles when it has exited by itself. */
  ended: Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a TypeScript file of the workspace in its own Node process, from source; `preload` runs before it in each of its threads. */
export function startChild(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  preload: readonly string[] = [],
): TestChild {
  // A short process gains nothing from optimised WebAssembly.
  const flags = [
    '--conditions=@forecourt/source',
    '--liftoff-only',
    ...preload.map((each) => `--import=${each}`),
  ];
  const child = spawn(process.execPath, [...flags, file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    ended,
    line: async () => {
      const next = await lines.next();
      if (next.done === true) throw new Error(`${file} ended before its next line of output`);
      return next.value;
    },
    say: (text) => child.stdin.write(`${text}\n`),
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}

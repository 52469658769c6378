import { createContext, Script } from 'node:vm';

/** The work took longer than it may. */
export class TooLong extends Error {
  override name = 'TooLong';
}

const call = new Script('run()');
const context: { run: () => void } = { run: () => undefined };
createContext(context);

/**
 * What a function returns that does not wait for anything, such as a parser, which ends by itself only when it is done.
 *
 * @param most milliseconds, by the clock. If the thread had less than half of them from the processor, the machine was paused or busy, and the
 *   function is called once more.
 * @throws TooLong when it takes longer; the function has then ended.
 */
export function inTime<Result>(most: number, work: () => Result): Result {
  const before = process.threadCpuUsage();
  let done = attempt(most, work);
  const { user, system } = process.threadCpuUsage(before);
  if (!done && (user + system) / 1_000 < most / 2) done = attempt(most, work);
  if (!done) throw new TooLong(`it takes longer than ${Math.round(most / 1_000)} seconds`);
  return done.result;
}

/** Null if the work was ended. */
function attempt<Result>(most: number, work: () => Result): { result: Result } | null {
  let done: { result: Result } | null = null;
  context.run = () => {
    done = { result: work() };
  };
  try {
    call.runInContext(context, { timeout: most });
  } catch (error) {
    // An error of the context, which is no `Error` of this one.
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return null;
  }
  return done;
}

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
 * @param most milliseconds.
 * @throws TooLong when it takes longer; the function has then ended.
 */
export function inTime<Result>(most: number, work: () => Result): Result {
  let done: { result: Result } | null = null;
  context.run = () => {
    done = { result: work() };
  };
  try {
    call.runInContext(context, { timeout: most });
  } catch (error) {
    // An error of the context, which is no `Error` of this one.
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TooLong(`it takes longer than ${Math.round(most / 1_000)} seconds`);
    throw error;
  }
  return resultOf(done);
}

/** Of work that ended, which TypeScript cannot know. */
function resultOf<Result>(done: { result: Result } | null): Result {
  if (!done) throw new TooLong('it did not end');
  return done.result;
}

/** Calls a task now and then again after each pause, one call at a time; failures are told and do not end it. */
export function repeat(
  task: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = task()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(run, pauseMs);
      });
  };
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

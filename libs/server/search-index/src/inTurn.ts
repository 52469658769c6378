/** Runs tasks one after another, in the order in which they were asked for; a failed one does not hold up the next. */
export function inTurn(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
}

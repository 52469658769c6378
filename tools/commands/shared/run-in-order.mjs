/**
 * Runs steps in order: adjacent `light` steps (one core each) in parallel, two at a time; any other step
 * alone, after the previous ones have ended.
 *
 * @returns the result of `perform` for each, in the order of the steps.
 */
export async function runInOrder(steps, perform) {
  const results = [];
  const underWay = new Set();
  for (const step of steps) {
    const most = step.light ? 1 : 0;
    while (underWay.size > most) await Promise.race(underWay);
    const task = perform(step).finally(() => underWay.delete(task));
    underWay.add(task);
    results.push(task);
    if (!step.light) await task;
  }
  return Promise.all(results);
}

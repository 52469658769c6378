const TICK_MS = 10;
/** A tick of an idle machine is a millisecond or two late. */
const LATE_MS = 10;

/**
 * Does some work and measures how long it makes one wait: the milliseconds on the clock, less those in which this process was ready and had
 * no processor. So a limit that a product promises can be checked on a machine that does other work at the same time. What the process
 * computes itself is not subtracted.
 */
export async function waitOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const from = performance.now();
  let [last, used] = [from, process.cpuUsage()];
  let withoutProcessor = 0;
  const tick = () => {
    const [now, spent] = [performance.now(), process.cpuUsage(used)];
    const late = now - last - TICK_MS;
    if (late > LATE_MS) withoutProcessor += Math.max(0, late - (spent.user + spent.system) / 1_000);
    [last, used] = [now, process.cpuUsage()];
  };
  const ticking = setInterval(tick, TICK_MS);
  const result = await work().finally(() => clearInterval(ticking));
  tick();
  return { result, ms: performance.now() - from - withoutProcessor };
}

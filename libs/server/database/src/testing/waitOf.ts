import { readFileSync } from 'node:fs';

const TICK_MS = 10;
/** A tick of an idle machine is a millisecond or two late. */
const LATE_MS = 10;

/**
 * Does some work and measures how long it makes one wait: the milliseconds on the clock, less those in which this thread was ready and had
 * no processor. So a limit that a product promises can be checked on a machine that does other work at the same time. What the process
 * computes itself is not subtracted.
 *
 * @param readDelay how long this thread has been ready without a processor, milliseconds; null where the system does not count it, so that
 * the late ticks of a timer are counted instead. Default: as Linux counts it.
 */
export async function waitOf<Result>(
  work: () => Promise<Result>,
  readDelay: () => number | null = delayOfThread,
): Promise<{ result: Result; ms: number }> {
  const from = performance.now();
  const withoutProcessor = delaySince(readDelay) ?? lateTicks();
  const result = await work().finally(() => withoutProcessor.stop());
  const ms = performance.now() - from;
  return { result, ms: ms - withoutProcessor.ms() };
}

/** The time of this thread in the queue of the scheduler, milliseconds: exact, and of this thread alone. */
function delayOfThread(): number | null {
  try {
    const [, nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}

interface Delay {
  ms(): number;
  stop(): void;
}

function delaySince(readDelay: () => number | null): Delay | null {
  const before = readDelay();
  return before === null ? null : { ms: () => (readDelay() ?? before) - before, stop: () => undefined };
}

/** An estimate: how late a timer is, less what the process computes meanwhile. */
function lateTicks(): Delay {
  let [last, used, sum] = [performance.now(), process.cpuUsage(), 0];
  const tick = () => {
    const [now, spent] = [performance.now(), process.cpuUsage(used)];
    const late = now - last - TICK_MS;
    if (late > LATE_MS) sum += Math.max(0, late - (spent.user + spent.system) / 1_000);
    [last, used] = [now, process.cpuUsage()];
  };
  const ticking = setInterval(tick, TICK_MS);
  return {
    ms() {
      tick();
      return sum;
    },
    stop: () => clearInterval(ticking),
  };
}

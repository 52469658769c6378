/**
 * The processor time of this thread, milliseconds. Limits of searches are measured by it, because a thread of low priority waits long on a busy
 * machine, and a search that only waited is not an expensive one. Node before 23.9 does not know it: there it is the time on the clock.
 */
export function threadTime(): number {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

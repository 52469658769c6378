/** Prints a figure for `npm run bench`. */
export function figure(name: string, value: number, unit: string, atMost?: number): void {
  console.log(JSON.stringify({ figure: name, value, unit, ...(atMost !== undefined && { atMost }) }));
}

/** Seconds of CPU that this process has used: other load on the machine does not count. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** Reports a failing sink as a console warning. */
export function warn(sink: string, error: unknown): void {
  console.warn(`Analytics: the ${sink} sink failed; the event is dropped there.`, error);
}

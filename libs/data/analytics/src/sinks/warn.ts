/** A failing sink is a warning and nothing more. */
export function warn(sink: string, error: unknown): void {
  console.warn(`Analytics: the ${sink} sink failed and is passed over.`, error);
}

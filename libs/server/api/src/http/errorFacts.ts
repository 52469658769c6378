/**
 * The loggable facts of an error: its kind, code and place. The message is left out, because it may quote personal data.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  // Some libraries give all their errors the name `Error`.
  const kind = error.name === 'Error' ? error.constructor.name : error.name;
  return { error: kind, ...(code && { code }), at: frames.slice(0, 8).map((line) => line.trim()) };
}

/**
 * What a log may say of an error: its name, code and where it was thrown. Its message is left out, because messages quote
 * what they stumbled over, and that may be a shopper's.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, ...(code && { code }), at: frames.slice(0, 8).map((line) => line.trim()) };
}

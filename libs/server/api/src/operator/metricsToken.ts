import { isDemonstration } from './isDemonstration.ts';

/** The token of `/metrics`: METRICS_TOKEN; undefined (no token needed) in a demonstration; else null (closed). */
export function metricsToken(env: Readonly<Record<string, string | undefined>>): string | null | undefined {
  return env['METRICS_TOKEN'] || (isDemonstration(env) ? undefined : null);
}

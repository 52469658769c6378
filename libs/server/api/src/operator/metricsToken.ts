import { isDemonstration } from './isDemonstration.ts';

/** What `/metrics` asks for: METRICS_TOKEN; nothing (undefined) in a demonstration; else nobody may read it (null). */
export function metricsToken(env: Readonly<Record<string, string | undefined>>): string | null | undefined {
  return env['METRICS_TOKEN'] || (isDemonstration(env) ? undefined : null);
}

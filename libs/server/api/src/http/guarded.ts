import type { Logger } from 'pino';
import type { z } from 'zod';
import { errorFacts } from './errorFacts.ts';

/** The circuit breaker settings of a provider. */
export interface Guard<Answer> {
  /** The schema of its responses; null is valid and means no data. */
  answer: z.ZodType<Answer>;
  /** Its name in logs, such as `market-figures provider`. */
  name: string;
  /** Timeout of a call, milliseconds. */
  limitMs: number;
  /** Pause after a failure, milliseconds; calls in the pause fail at once. */
  restMs: number;
  now: () => Date;
  logger: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Calls a provider through a circuit breaker with a timeout. An invalid response counts as a failure. A failure is logged once; during
 * the pause no calls are made. The first valid response after a failure is logged too.
 */
export function guarded<Asked, Answer>(
  ask: (asked: Asked, signal: AbortSignal) => Promise<unknown>,
  { answer, name, limitMs, restMs, now, logger }: Guard<Answer>,
): (asked: Asked) => Promise<Answer | null | 'failed'> {
  let failing = false;
  let restsUntil = 0;
  return async (asked) => {
    if (now().getTime() < restsUntil) return 'failed';
    const stop = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), limitMs);
    });
    try {
      const given = await Promise.race([ask(asked, stop.signal), late]);
      const checked = given === null ? null : answer.parse(given);
      if (failing) logger.info(`the ${name} answers again`);
      failing = false;
      return checked;
    } catch (error) {
      restsUntil = now().getTime() + restMs;
      if (!failing) logger.warn(errorFacts(error), `the ${name} failed or sent an invalid response`);
      failing = true;
      return 'failed';
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  };
}

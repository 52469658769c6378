import type { Logger } from 'pino';
import type { z } from 'zod';
import { errorFacts } from './errorFacts.ts';

/** What a provider has agreed to, and what becomes of it when it does not keep to it. */
export interface Guard<Answer> {
  /** The shape of its answers; null is one too: it knows nothing. */
  answer: z.ZodType<Answer>;
  /** What the log calls it, such as `market-figures provider`. */
  name: string;
  /** An answer is waited for so long, milliseconds: a visitor waits with it. */
  limitMs: number;
  /** How long a provider is left alone once it failed, milliseconds. */
  restMs: number;
  now: () => Date;
  logger: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Asks a provider that may fail, hang or lie. What is not as agreed counts as failed. A failure is logged once, and the provider
 * is asked again after its rest; meanwhile nobody waits for it. That it answers again is logged too.
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
      timer = setTimeout(() => reject(new Error('too late')), limitMs);
    });
    try {
      const given = await Promise.race([ask(asked, stop.signal), late]);
      const checked = given === null ? null : answer.parse(given);
      if (failing) logger.info(`the ${name} answers again`);
      failing = false;
      return checked;
    } catch (error) {
      restsUntil = now().getTime() + restMs;
      if (!failing) logger.warn(errorFacts(error), `the ${name} does not answer as agreed`);
      failing = true;
      return 'failed';
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  };
}

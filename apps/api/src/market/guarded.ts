import type { Car } from '@forecourt/vehicle';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { errorFacts } from '../http/errorFacts.ts';
import type { MarketFigures } from './MarketFigures.ts';

/** An answer is waited for so long, milliseconds: pages wait with it. */
const LIMIT_MS = 300;

/** A provider that failed is left alone so long, milliseconds. */
const REST_MS = 60_000;

export interface Guard<Answer> {
  answer: z.ZodType<Answer>;
  now: () => Date;
  logger: Pick<Logger, 'warn' | 'info'>;
  limitMs?: number;
  /** How long a provider is left alone once it failed, milliseconds; a minute by default. */
  restMs?: number;
}

/**
 * Asks a provider that may fail, hang or lie. What is not as agreed counts as failed. A failure is logged once, and the provider
 * is asked again after its rest; meanwhile nobody waits for it. That it answers again is logged too.
 */
export function guarded<Answer>(
  provider: MarketFigures,
  { answer, now, logger, limitMs = LIMIT_MS, restMs = REST_MS }: Guard<Answer>,
): (car: Car) => Promise<Answer | null | 'failed'> {
  let failing = false;
  let restsUntil = 0;
  return async (car) => {
    if (now().getTime() < restsUntil) return 'failed';
    const stop = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('too late')), limitMs);
    });
    try {
      const given = await Promise.race([provider.figures(car, stop.signal), late]);
      const checked = given === null ? null : answer.parse(given);
      if (failing) logger.info('the market-figures provider answers again');
      failing = false;
      return checked;
    } catch (error) {
      restsUntil = now().getTime() + restMs;
      if (!failing) logger.warn(errorFacts(error), 'the market-figures provider does not answer as agreed');
      failing = true;
      return 'failed';
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  };
}

import { operations } from '@forecourt/platform-client/contracts';
import type { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { serve } from '../http/serve.ts';
import { findCarBySlug } from './findCar.ts';

const FRESH = 'public, max-age=30, stale-while-revalidate=300';

/** One car of a site; pages of several features use it. */
export function carRoute(api: Hono<ApiEnvironment>, { db }: Pick<ApiServices, 'db'>): void {
  serve(api, operations.car, {
    async handle({ site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      return car ? { answer: car, cache: FRESH } : { problem: 'noSuchCar' };
    },
  });
}

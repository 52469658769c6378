import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import type { ApiServices } from '../ApiServices.ts';
import type { SearchPort } from '../PlatformServices.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { problem } from '../http/problem.ts';
import type { ApiMetrics } from './apiMetrics.ts';

const TIMEOUT_MS = 2_000;

/**
 * For operators: `/healthz` (liveness), `/readyz` (readiness of database and search engine, on any host) and `/metrics` (Prometheus). What
 * is down and which settings are missing is told, and metrics are given, only on hosts that no dealer has, and with the token if one is
 * set.
 */
export function healthRoutes(services: ApiServices, metrics: ApiMetrics) {
  const {
    db,
    sites,
    searchEngine,
    metricsToken,
    registries = [],
    notes = [],
    stopping = () => false,
  } = services;
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(db),
    ...(searchEngine && { search: () => searchHealth(searchEngine) }),
  };

  const isOfDealer = (context: ApiContext) =>
    sites(context.req.header('host') ?? new URL(context.req.url).host) !== null;

  return new Hono<ApiEnvironment>()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (context) => {
      const names = Object.keys(checks);
      const answers = await Promise.all(Object.values(checks).map(holds));
      const states = Object.fromEntries(names.map((name, at) => [name, answers[at] ? 'up' : 'down']));
      const ready = answers.every(Boolean) && !stopping();
      const status = stopping() ? 'stopping' : ready ? 'ready' : 'not ready';
      const told = !isOfDealer(context) && (!metricsToken || hasToken(context, metricsToken));
      const answer = { status, ...(told && { checks: states, ...(notes.length > 0 && { notes }) }) };
      return context.json(answer, ready ? 200 : 503, { 'cache-control': 'no-store' });
    })
    .get('/metrics', async (context) => {
      if (isOfDealer(context))
        return problem(context, 404, { detail: 'Metrics are not on hosts of dealers.' });
      if (metricsToken === null)
        return problem(context, 401, {
          detail:
            'Set METRICS_TOKEN in the environment of the platform, and send it as Authorization: Bearer.',
          error: 'Not for visitors.',
        });
      if (metricsToken && !hasToken(context, metricsToken)) {
        return problem(context, 401, {
          detail: 'Send the token as Authorization: Bearer.',
          error: 'Not for visitors.',
        });
      }
      const registry = Registry.merge([metrics.registry, ...registries]);
      return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    });
}

/** Compares in constant time, so that the token cannot be guessed by parts. */
function hasToken(context: ApiContext, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(context.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}

async function searchHealth(engine: SearchPort): Promise<void> {
  const response = await engine.fetch('/health', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The search engine responded with status ${response.status}.`);
}

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, late]);
  clearTimeout(timer);
  return result;
}

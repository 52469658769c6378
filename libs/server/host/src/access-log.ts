import type { Logger } from 'pino';
import type { HostMetrics } from './host-metrics.ts';
import type { Answered } from './request-facts.ts';

/**
 * Measures each answer of the host, and logs those of pages, searches, pictures and the desk: site, route, method, status, milliseconds. Paths, queries, addresses
 * and headers are not logged, because they may contain personal data. Files of a site are measured only, and calls of the API are logged and measured by the API.
 */
export function accessLog(
  logger: Logger,
  metrics: Pick<HostMetrics, 'answered'>,
): (answer: Answered) => void {
  return (answer) => {
    if (answer.route === '/api') return;
    metrics.answered(answer);
    if (answer.route === 'file') return;
    const line = { ...answer, ms: Math.round(answer.ms) };
    if (answer.status >= 500) logger.error(line, 'request failed');
    else logger.info(line, 'request');
  };
}

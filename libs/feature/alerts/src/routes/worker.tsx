import { siteServices } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { pushWorker } from '../push/push-worker.ts';
import type { PushWorkerSettings } from '../push/push-worker.ts';

/** `/alerts-worker.js` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const settings: PushWorkerSettings = { name: context.get(siteServices).site.name };
  return new Response(`(${pushWorker.toString()})(self, ${JSON.stringify(settings)});\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}

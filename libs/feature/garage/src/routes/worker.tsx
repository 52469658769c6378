import { siteServices } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { garageWorker } from '../offline/garage-worker.ts';
import { workerSettings } from '../offline/worker-settings.ts';

/** `/garage-worker.js` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const settings = workerSettings(context.get(siteServices).site.slug);
  return new Response(`(${garageWorker.toString()})(self, ${JSON.stringify(settings)});\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}

import { siteServices, workerResponse } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { garageWorker } from '../offline/garage-worker.ts';
import { workerSettings } from '../offline/worker-settings.ts';

/** `/garage-worker.js` */
export function loader({ context }: LoaderFunctionArgs): Response {
  return workerResponse(garageWorker, workerSettings(context.get(siteServices).site.slug));
}

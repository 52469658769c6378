import { siteServices, workerResponse } from '@forecourt/page/loader';
import type { LoaderFunctionArgs } from 'react-router';
import { pushWorker } from '../push/push-worker.ts';

/** `/alerts-worker.js` */
export function loader({ context }: LoaderFunctionArgs): Response {
  return workerResponse(pushWorker, { name: context.get(siteServices).site.name });
}

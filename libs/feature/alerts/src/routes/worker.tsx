import { siteServices, workerResponse } from '@forecourt/page/loader';
import { routes } from '@forecourt/platform-client';
import type { LoaderFunctionArgs } from 'react-router';
import { pushWorker } from '../push/push-worker.ts';

/** `/alerts-worker.js` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { name } = context.get(siteServices).site;
  return workerResponse(pushWorker, { name, move: routes.moveAlertDevice.path });
}

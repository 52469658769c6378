import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadAlerts } from '../logic/load-alerts.ts';
import { sendAlerts } from '../logic/send-alerts.ts';
import { useBrowserPush } from '../push/use-browser-push.ts';
import { AlertsScreen } from '../screens/AlertsScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { page, headers } = await loadAlerts(context.get(siteServices), { request, url });
  return data(page, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readPost(request);
  const answer = await sendAlerts(context.get(siteServices), { request, url, form });
  return 'to' in answer ? redirect(answer.to, { status: 303 }) : data(answer, { status: answer.status });
}

export default function Alerts() {
  const { view } = useLoaderData<typeof loader>();
  return <AlertsScreen view={view} refused={useRefusal<typeof action>()} browser={useBrowserPush()} />;
}

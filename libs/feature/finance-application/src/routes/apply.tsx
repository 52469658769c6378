import { gate } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { takesMark } from '@forecourt/page/mark';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { SENT } from '../form/use-counted-sending.ts';
import { loadApplication } from '../logic/load-application.ts';
import { postApplication } from '../logic/post-application.ts';
import { ApplicationScreen } from '../screens/ApplicationScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { headers } = await gate(services, { request, url }, 'application');
  return data(await loadApplication(services, { request, url }), { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readPost(request);
  const { headers, ...answer } = await postApplication(context.get(siteServices), { request, url, form });
  if ('to' in answer) return redirect(answer.to, { status: 303, headers });
  return data(answer, { status: answer.status, headers });
}

/**
 * After an application that was not sent because its answers are others by now, too. Not when the mark of one that was sent alone is taken from
 * the address (`useCountedSending`).
 */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
  ...navigation
}: ShouldRevalidateFunctionArgs): boolean {
  return !takesMark(navigation, SENT) && (actionStatus === 409 || defaultShouldRevalidate);
}

export default function Apply() {
  return <ApplicationScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}

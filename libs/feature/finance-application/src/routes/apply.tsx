import { gate } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadApplication } from '../logic/load-application.ts';
import { consentPage, postApplication, sends } from '../logic/post-application.ts';
import { ApplicationScreen } from '../screens/ApplicationScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { headers } = await gate(services, { request, url }, 'application');
  return data(await loadApplication(services, { request, url }), { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const form = await readPost(request);
  // A step is kept first, and the next page asks for a sign-in. Only sending needs one at once.
  const { headers } = sends(form)
    ? await gate(services, { request, url: consentPage(url) }, 'application')
    : { headers: new Headers() };
  const answer = await postApplication(services, { request, url, form });
  const { cookie } = answer;
  if (cookie !== null) headers.append('set-cookie', cookie);
  if ('to' in answer) return redirect(answer.to, { status: 303, headers });
  const { cookie: _cookie, ...refused } = answer;
  return data(refused, { status: refused.status, headers });
}

export default function Apply() {
  return <ApplicationScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />;
}

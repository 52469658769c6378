import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadApplication } from '../logic/load-application.ts';
import { postApplication } from '../logic/post-application.ts';
import { ApplicationScreen } from '../screens/ApplicationScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export function loader({ request, context, url }: LoaderFunctionArgs) {
  return loadApplication(context.get(siteServices), { request, url });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readPost(request);
  const answer = await postApplication(context.get(siteServices), { request, url, form });
  const { cookie } = answer;
  const headers: HeadersInit = cookie === null ? {} : { 'set-cookie': cookie };
  if ('to' in answer) return redirect(answer.to, { status: 303, headers });
  const { cookie: _cookie, ...refused } = answer;
  return data(refused, { status: refused.status, headers });
}

export default function Apply() {
  return (
    <ApplicationScreen
      page={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? null}
    />
  );
}

import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { paths } from '@forecourt/site-config';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadUnsubscribe } from '../logic/load-unsubscribe.ts';
import { sendUnsubscribe } from '../logic/send-unsubscribe.ts';
import { UnsubscribeScreen, UNSUBSCRIBE_TITLE } from '../screens/UnsubscribeScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const { site, origin } = services;
  const head = {
    title: `${UNSUBSCRIBE_TITLE} | ${site.name}`,
    description: `Choose which emails you get from ${site.name}, or stop them all.`,
    canonical: origin + paths.unsubscribe(),
    noindex: true,
  };
  return { head, page: await loadUnsubscribe(services, url) };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const answer = await sendUnsubscribe(context.get(siteServices), {
    request,
    url,
    form: await readPost(request),
  });
  return 'to' in answer ? redirect(answer.to, { status: 303 }) : data(answer, { status: answer.status });
}

export default function Unsubscribe() {
  const { page } = useLoaderData<typeof loader>();
  const refused = useRefusal<typeof action>();
  return <UnsubscribeScreen page={refused ? { ...page, ...refused, notice: null } : page} />;
}

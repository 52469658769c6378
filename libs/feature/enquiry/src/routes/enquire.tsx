import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { bookedCookie } from '../logic/booked-time.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import { sendEnquire } from '../logic/send-enquire.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadEnquire(context.get(siteServices), url);
}

/** A step of a form is a fragment of the URL: the page stays as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

/** Handles a post without JavaScript. With JavaScript, forms call the platform directly. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const services = context.get(siteServices);
  const answer = await sendEnquire(services, { request, url }, await readPost(request));
  if ('errors' in answer) return data(answer, { status: answer.status });
  const cookie = answer.booked && bookedCookie(answer.booked, new URL(services.origin).protocol);
  return redirect(paths.success(), { status: 303, ...(cookie && { headers: { 'set-cookie': cookie } }) });
}

export default function Enquire() {
  return (
    <EnquireScreen page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />
  );
}

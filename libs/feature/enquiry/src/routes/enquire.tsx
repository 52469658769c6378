import { gateForVin } from '@forecourt/page/gate';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { paths } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/enquiry';
import { loadEnquire } from '../logic/load-enquire.ts';
import { readEnquirePost } from '../logic/read-enquire-post.ts';
import { sendEnquire } from '../logic/send-enquire.ts';
import { sentCookie } from '../logic/sent-cookie.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const services = context.get(siteServices);
  const page = await loadEnquire(services, url);
  if (!page.topic.form?.signInWithVin) return data(page);
  const { headers } = await gateForVin(services, { request, url }, 'finance');
  return data(page, { headers });
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
  const answer = await sendEnquire(
    services,
    { request, url },
    await readEnquirePost(services, { request, url }),
  );
  if ('errors' in answer) return data(answer, { status: answer.status });
  const cookie = sentCookie(answer.booked, new URL(services.origin).protocol);
  return redirect(`${paths.success()}?${answer.counted}`, { status: 303, headers: { 'set-cookie': cookie } });
}

export default function Enquire() {
  return (
    <SlotProvider filling={filling}>
      <EnquireScreen page={useLoaderData<typeof loader>()} refused={useRefusal<typeof action>()} />
    </SlotProvider>
  );
}

import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices, withSetCookies } from '@forecourt/page/loader';
import { data, redirect, useLoaderData, useRevalidator } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../logic/load-account.ts';
import { postAccount } from '../logic/post-account.ts';
import { useCeremonies } from '../passkeys/use-ceremonies.ts';
import { AccountScreen } from '../screens/AccountScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const { page, headers } = await loadAccount(context.get(siteServices), { request, url });
  return data(page, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { to, cookies } = await postAccount(context.get(siteServices), request, await readPost(request));
  return redirect(to, { status: 303, headers: withSetCookies(cookies) });
}

export default function MyAccount() {
  const { revalidate } = useRevalidator();
  return (
    <AccountScreen
      page={useLoaderData<typeof loader>()}
      ceremonies={useCeremonies()}
      onPasskeyAdded={() => void revalidate()}
    />
  );
}

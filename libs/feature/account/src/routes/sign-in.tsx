import { headMeta } from '@forecourt/page/head';
import { readPost, siteServices, withSetCookies } from '@forecourt/page/loader';
import { useRefusal } from '@forecourt/page/refusal';
import { data, redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadSignIn } from '../logic/load-sign-in.ts';
import { postSignIn } from '../logic/post-sign-in.ts';
import { useCeremonies } from '../passkeys/use-ceremonies.ts';
import { SignInScreen } from '../screens/SignInScreen.tsx';

export const meta = headMeta;

// `url`, not `request.url`: a client-side navigation requests the data under another URL.
export function loader({ request, context, url }: LoaderFunctionArgs) {
  return loadSignIn(context.get(siteServices), { request, url });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const answer = await postSignIn(context.get(siteServices), { request, url }, await readPost(request));
  if ('error' in answer) return data(answer, { status: answer.status });
  return redirect(answer.to, { status: 303, headers: withSetCookies(answer.cookies) });
}

export default function SignIn() {
  return (
    <SignInScreen
      page={useLoaderData<typeof loader>()}
      refused={useRefusal<typeof action>()}
      ceremonies={useCeremonies()}
    />
  );
}

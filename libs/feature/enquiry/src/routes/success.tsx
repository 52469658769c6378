import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/enquiry';
import { COUNTED } from '../logic/counted-post.ts';
import { loadSuccess } from '../logic/load-success.ts';
import { SuccessScreen } from '../screens/SuccessScreen.tsx';

export const meta = headMeta;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSuccess(context.get(siteServices), request);
}

/** Not when the mark of a posted form alone is taken from the address (`useCountedPost`): the page has just been loaded with it. */
export function shouldRevalidate({ currentUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl'>): boolean {
  return !currentUrl.searchParams.has(COUNTED[0]);
}

export default function Success() {
  const { isSent, isPosted, booked, answer } = useLoaderData<typeof loader>();
  return (
    <SlotProvider filling={filling}>
      <SuccessScreen isSent={isSent} isPosted={isPosted} booked={booked} answer={answer} />
    </SlotProvider>
  );
}

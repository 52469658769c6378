import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { takesMark } from '@forecourt/page/mark';
import type { Navigation } from '@forecourt/page/mark';
import { SlotProvider } from '@forecourt/slots';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/enquiry';
import { COUNTED } from '../logic/counted-post.ts';
import { loadSuccess } from '../logic/load-success.ts';
import { SuccessScreen } from '../screens/SuccessScreen.tsx';

export const meta = headMeta;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSuccess(context.get(siteServices), request);
}

/** Not when the mark of a posted form alone is taken from the address (`useCountedPost`). */
export const shouldRevalidate = (navigation: Navigation): boolean => !takesMark(navigation, COUNTED);

export default function Success() {
  const { isSent, isPosted, booked, answer } = useLoaderData<typeof loader>();
  return (
    <SlotProvider filling={filling}>
      <SuccessScreen isSent={isSent} isPosted={isPosted} booked={booked} answer={answer} />
    </SlotProvider>
  );
}

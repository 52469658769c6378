import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { SlotProvider } from '@forecourt/slots';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/enquiry';
import { loadSuccess } from '../logic/load-success.ts';
import { SuccessScreen } from '../screens/SuccessScreen.tsx';

export const meta = headMeta;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSuccess(context.get(siteServices), request);
}

export default function Success() {
  const { isSent, isPosted, booked, answer } = useLoaderData<typeof loader>();
  return (
    <SlotProvider filling={filling}>
      <SuccessScreen isSent={isSent} isPosted={isPosted} booked={booked} answer={answer} />
    </SlotProvider>
  );
}

import { headMeta } from '@forecourt/page/head';
import { paths } from '@forecourt/site-config';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../logic/load-page.ts';
import { TextScreen } from '../screens/TextScreen.tsx';
import { VisitCounting } from '../screens/VisitCounting.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage({ context }, 'privacy', paths.privacy());
}

export default function Privacy() {
  return (
    <TextScreen page={useLoaderData<typeof loader>().page}>
      <VisitCounting />
    </TextScreen>
  );
}

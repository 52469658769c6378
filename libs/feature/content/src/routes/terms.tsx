import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { SlotProvider } from '@forecourt/slots';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/content';
import { loadStandingPage } from '../logic/load-content-page.ts';
import { Credits } from '../screens/Credits.tsx';
import { PageScreen } from '../screens/PageScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadStandingPage(context.get(siteServices), paths.terms());
}

export default function Terms() {
  const page = useLoaderData<typeof loader>();
  const now = useMemo(() => new Date(page.now), [page.now]);
  return (
    <SlotProvider filling={filling}>
      <PageScreen page={page} now={now}>
        <Credits />
      </PageScreen>
    </SlotProvider>
  );
}

import { lazyPart } from '@forecourt/browser';
import { SlotProvider } from '@forecourt/slots';
import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import filling from 'virtual:forecourt/slots/content';
import { loadContentPage } from '../logic/load-content-page.ts';
import { PageScreen } from '../screens/PageScreen.tsx';

export const meta = headMeta;

const ModelScreen = lazyPart(async () => (await import('../screens/ModelScreen.tsx')).ModelScreen);

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadContentPage(context.get(siteServices), `/${params['*'] ?? ''}`);
}

export default function Page() {
  const page = useLoaderData<typeof loader>();
  const now = useMemo(() => new Date(page.now), [page.now]);
  return (
    <SlotProvider filling={filling}>
      {page.kind === 'page' ? <PageScreen page={page} now={now} /> : <ModelScreen model={page} now={now} />}
    </SlotProvider>
  );
}

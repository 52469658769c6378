import { headMeta } from '@forecourt/page/head';
import { paths } from '@forecourt/site-config';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../logic/load-page.ts';
import { TermsScreen } from '../screens/TermsScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage({ context }, 'terms', paths.terms());
}

export default function Terms() {
  return <TermsScreen terms={useLoaderData<typeof loader>().page} />;
}

import { headMeta } from '@forecourt/page/head';
import { paths } from '@forecourt/site-config';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../logic/load-page.ts';
import { AboutScreen } from '../screens/AboutScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage({ context }, 'about', paths.about());
}

export default function About() {
  return <AboutScreen about={useLoaderData<typeof loader>().page} />;
}

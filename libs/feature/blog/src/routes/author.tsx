import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadAuthor } from '../logic/load-tagged.ts';
import { ListScreen } from '../screens/ListScreen.tsx';

export const meta = headMeta;

export function loader({ context, url, params }: LoaderFunctionArgs) {
  return loadAuthor(context.get(siteServices), url, params['author'] ?? '');
}

export default function Author() {
  return <ListScreen list={useLoaderData<typeof loader>()} />;
}

import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadList } from '../logic/load-list.ts';
import { ListScreen } from '../screens/ListScreen.tsx';

export const meta = headMeta;

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadList(context.get(siteServices), url);
}

export default function List() {
  return <ListScreen list={useLoaderData<typeof loader>()} />;
}

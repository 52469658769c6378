import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTag } from '../logic/load-tagged.ts';
import { ListScreen } from '../screens/ListScreen.tsx';

export const meta = headMeta;

export function loader({ context, url, params }: LoaderFunctionArgs) {
  return loadTag(context.get(siteServices), url, params['tag'] ?? '');
}

export default function Tag() {
  return <ListScreen list={useLoaderData<typeof loader>()} />;
}

import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadBrands } from '../logic/load-brands.ts';
import { ListScreen } from '../screens/ListScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadBrands(context.get(siteServices));
}

export default function List() {
  return <ListScreen list={useLoaderData<typeof loader>()} />;
}

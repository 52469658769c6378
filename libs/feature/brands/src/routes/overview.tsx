import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadBrand } from '../logic/load-brand.ts';
import { BrandScreen } from '../screens/BrandScreen.tsx';

export const meta = headMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadBrand(context.get(siteServices), params['brand'] ?? '');
}

export default function Overview() {
  const page = useLoaderData<typeof loader>();
  const now = useMemo(() => new Date(page.now), [page.now]);
  return <BrandScreen page={page} now={now} />;
}

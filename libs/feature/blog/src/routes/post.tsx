import { headMeta } from '@forecourt/page/head';
import { siteServices } from '@forecourt/page/loader';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPostOrCategory } from '../logic/load-post.ts';
import { ListScreen } from '../screens/ListScreen.tsx';
import { PostScreen } from '../screens/PostScreen.tsx';

export const meta = headMeta;

export function loader({ context, url, params }: LoaderFunctionArgs) {
  return loadPostOrCategory(context.get(siteServices), url, params['slug'] ?? '');
}

export default function PostOrCategory() {
  const page = useLoaderData<typeof loader>();
  const time = page.kind === 'post' ? page.now : 0;
  const now = useMemo(() => new Date(time), [time]);
  return page.kind === 'post' ? <PostScreen page={page} now={now} /> : <ListScreen list={page} />;
}

import { pictureOf } from '@forecourt/page/head';
import { useMatches, useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/** The picture of link previews in the head of every page: that of the page, else the dealer's. */
export function LinkPreview({ siteName }: { siteName: string }) {
  const root = useRouteLoaderData<RootData>('root');
  const picture = pictureOf(useMatches().at(-1)?.loaderData) ?? root?.picture;
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_AU" />
      {picture && (
        <>
          <meta property="og:image" content={picture.url} />
          {picture.type !== undefined && <meta property="og:image:type" content={picture.type} />}
          {picture.width !== undefined && <meta property="og:image:width" content={String(picture.width)} />}
          {picture.height !== undefined && (
            <meta property="og:image:height" content={String(picture.height)} />
          )}
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

import { use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { SkipLink } from '@forecourt/primitives';
import { SiteProvider } from '@forecourt/site-config/react';
import { lazyPart, replayEarlyClicks, clearEarlyClick } from '@forecourt/browser';
import { SlotProvider } from '@forecourt/slots';
import { site } from 'virtual:forecourt/site';
import filling from 'virtual:forecourt/slots/site';
import 'virtual:forecourt/styles.css';
import { SiteAnalytics } from './analytics/SiteAnalytics.tsx';
import { FragmentScroll } from './links/FragmentScroll.tsx';
import { SiteLinks } from './links/SiteLinks.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { NonceContext } from './nonce.ts';
import { Slot, SlotList } from './parts.ts';
import { SitePictures } from './pictures/SitePictures.tsx';
import type { RootData } from './root-data.ts';
import { SiteError } from './SiteError.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const DraftSign = lazyPart(async () => (await import('./DraftSign.tsx')).DraftSign);
const SiteFooter = lazyPart(async () => (await import('./SiteFooter.tsx')).SiteFooter);

/** The document around every page: head, body and scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={site.brand.themeColor} />
        <Links />
        <Meta />
        <LinkPreview siteName={site.name} />
      </head>
      <body onClickCapture={clearEarlyClick}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <FragmentScroll />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Every page of the site in its frame of header and footer. */
export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The page of an error in the frame of the site. */
export function ErrorBoundary() {
  return (
    <Frame>
      <SiteError />
    </Frame>
  );
}

/** A component of its own, so that the frame is not rendered again at every step of a navigation. */
function Drafts() {
  return useRouteLoaderData<RootData>('root')?.drafts && <DraftSign />;
}

function Frame({ children }: { children: ReactNode }) {
  useEffect(replayEarlyClicks, []);
  const specialHours = useRouteLoaderData<RootData>('root')?.specialHours;
  // Made once: another object would hydrate every part of the page that waits for a touch.
  const [shown] = useState(() => (specialHours ? { ...site, specialHours } : site));
  return (
    <SiteProvider site={shown}>
      <SlotProvider filling={filling}>
        <SkipLink href="#main" />
        <Drafts />
        <SlotList id="site.banner" props={{}} />
        <Slot id="site.header" props={{}} fallback={SiteHeader} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Slot id="site.footer" props={{}} fallback={SiteFooter} />
        <SlotList id="site.overlays" props={{}} />
        <SiteLinks />
        <SitePictures />
        <SiteAnalytics />
      </SlotProvider>
    </SiteProvider>
  );
}

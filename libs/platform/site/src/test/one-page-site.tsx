import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { ComponentType } from 'react';
import type { LoaderFunction, ServerBuild } from 'react-router';
import * as entry from '../entry.server.tsx';

/** A site of one page, as React Router's own build describes it. */
export function onePageSite(Page: ComponentType, loader: LoaderFunction): ServerBuild {
  return {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module: { default: Page, ErrorBoundary: Apology, loader } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: {
        root: {
          id: 'root',
          path: '',
          module: '/root.js',
          imports: [],
          hasAction: false,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: true,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function Apology() {
  return (
    <html lang="en-AU">
      <head />
      <body>
        <p>Something failed on our side.</p>
      </body>
    </html>
  );
}

/** The services of a page that asks for nothing. */
export const services = {
  site: publicSite(defineDealer({ ...exampleDealer, features: [] })),
  now: new Date(0),
  fetch: () => Promise.reject(new Error('This page asks for nothing.')),
  searchKey: 'key',
  origin: 'https://dealer.example',
  nonce: null,
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { publicSite } from '@forecourt/site-config';
import type { PublicSite, SiteDefinition } from '@forecourt/site-config';
import type { Declaration } from '@forecourt/site-config/declaration';
import { isRunnableDevEnvironment } from 'vite';
import type { ViteDevServer } from 'vite';
import { renderedPage } from '../rendered-page.ts';
import { renderWith } from '../sites.ts';
import type { HostedSite, SiteBuild } from '../sites.ts';
import { mistakePage } from './mistake-page.ts';

/** A dealer site served from its sources instead of a build. */
export function editedSite(vite: ViteDevServer, declaration: Declaration): HostedSite {
  const definitionNow = (): SiteDefinition => {
    if (declaration.definition) return declaration.definition;
    throw new Error('The declaration of the site was not read yet.');
  };
  // One object per valid reading, so that callers can compare by identity.
  let shown: { of: SiteDefinition; site: PublicSite } | null = null;
  return {
    get slug() {
      return definitionNow().dealer.slug;
    },
    get definition() {
      return definitionNow();
    },
    get shown() {
      const definition = definitionNow();
      if (shown?.of !== definition) shown = { of: definition, site: publicSite(definition) };
      return shown.site;
    },
    directory: vite.config.root,
    clientDirectory: path.join(vite.config.root, 'public'),
    contentChanged: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    unbuilt: (incoming, response) => askVite(vite, incoming, response),
    async render(request, services) {
      try {
        const { ssr } = vite.environments;
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code here.');
        const build = await ssr.runner.import<SiteBuild>('virtual:react-router/server-build');
        const { module: site } = build.entry;
        return await renderWith(site, site.createRequestHandler(build, 'development'), request, services);
      } catch (error) {
        return renderedPage(mistakePage(vite, error, services.nonce));
      }
    },
  };
}

/** True if Vite has sent the response. */
function askVite(vite: ViteDevServer, incoming: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(incoming, response, (error?: unknown) => {
      if (error)
        reject(
          error instanceof Error ? error : new Error('The development server failed.', { cause: error }),
        );
      else resolve(false);
    });
  });
}

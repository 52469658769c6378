import type { ViteDevServer } from 'vite';

/**
 * The page shown if the code of a page fails: Vite's error overlay, until the next file is saved.
 *
 * @param nonce - of the page, if it has a policy: without it the browser does not run the script.
 */
export function mistakePage(vite: ViteDevServer, thrown: unknown, nonce: string | null): Response {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  vite.config.logger.error(`\n${error.message}\n`, { timestamp: true, error });
  const shown = JSON.stringify({ message: error.message, stack: error.stack ?? '' }).replaceAll(
    '<',
    '\\u003c',
  );
  const script = [
    `import { ErrorOverlay, createHotContext } from '/@vite/client';`,
    `document.body.append(new ErrorOverlay(${shown}));`,
    `createHotContext('/mistake').on('forecourt:saved', () => setTimeout(() => location.reload(), 50));`,
  ].join('\n');
  return new Response(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Error in the code</title></head><body><script type="module"${nonce === null ? '' : ` nonce="${nonce}"`}>${script}</script></body></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

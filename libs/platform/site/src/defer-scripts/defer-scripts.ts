import { hideDismissed, captureEarlyClicks } from '@forecourt/browser';
import { startScripts } from './start-scripts.ts';

const inlined = (...functions: readonly (() => void)[]) =>
  functions.map((inline) => `(${inline.toString()})()`).join(';');
const headScript = inlined(hideDismissed);
const bodyScript = inlined(captureEarlyClicks, startScripts);

/**
 * Defers the scripts of a page until after the first paint, so that text, styles and the first picture get the bandwidth and the CPU
 * first. The page works without scripts: links, forms and menus. React Router has no option for this. Until the scripts run, inline
 * functions hide dismissed notices, in the head, and record early clicks.
 *
 * @param html with React Router's scripts: preloads of modules in the head, one module script in the body.
 * @param nonce nonce of the inline scripts, which the host takes out of shared pages again; React Router writes it as the first attribute.
 * @returns the page in parts, because joining them would copy it.
 */
export function deferScripts(html: string, nonce?: string): string[] {
  const head = html.indexOf('</head>');
  const allowed = nonce ? `<script nonce="${nonce}"` : '<script';
  const moduleScript = `${allowed} type="module"`;
  const held = html.indexOf(moduleScript, head);
  const end = html.indexOf('</script>', held);
  if (head < 0 || held < 0 || end < 0) return [html];
  return [
    html.slice(0, head).replaceAll('<link rel="modulepreload" ', '<link rel="later" '),
    `${allowed}>`,
    headScript,
    '</script>',
    html.slice(head, held),
    `${allowed} type="later"`,
    html.slice(held + moduleScript.length, end),
    `</script>${allowed}>`,
    bodyScript,
    html.slice(end),
  ];
}

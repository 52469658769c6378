import { hideSentAway, holdPress } from '@forecourt/browser';
import { startLater } from './start-later.ts';

/**
 * A page whose scripts wait until it is drawn, so that its words, looks and first picture have the line and the processor to
 * themselves. It is whole without them: links, forms and menus work. React Router has no way to say so. What the visitor has sent
 * away is not drawn again meanwhile, and a button that is pressed meanwhile is pressed again.
 *
 * @param html with React Router's scripts: preloads of modules in the head, one module script in the body.
 * @param nonce what allows an inline script in pages that are never cached; React Router writes it before all else.
 */
export function lateScripts(html: string, nonce?: string): string {
  const head = html.indexOf('</head>');
  const allowed = nonce ? `<script nonce="${nonce}"` : '<script';
  const moduleScript = `${allowed} type="module"`;
  const held = html.indexOf(moduleScript, head);
  const end = html.indexOf('</script>', held);
  if (head < 0 || held < 0 || end < 0) return html;
  return [
    html.slice(0, head).replaceAll('<link rel="modulepreload" ', '<link rel="later" '),
    html.slice(head, held),
    `${allowed} type="later"`,
    html.slice(held + moduleScript.length, end),
    `</script>${allowed}>(${hideSentAway})();(${holdPress})();(${startLater})()`,
    html.slice(end),
  ].join('');
}

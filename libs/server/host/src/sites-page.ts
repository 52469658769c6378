import type { HostedSite } from './sites.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The page at `localhost`: a list of the sites that this process serves, for developers. */
export function sitesPage(sites: readonly HostedSite[], port: number, demonstration: boolean): string {
  const rows = sites.map(({ slug, definition: { dealer } }) => {
    const address = `http://${slug}.localhost:${port}/`;
    return `<li><a href="${address}"><strong>${escape(dealer.name)}</strong><span>${escape(address)}</span><small>${escape(dealer.template)} · ${dealer.locations.length} locations</small></a><p><a href="${address}api/openapi.json">API description</a></p></li>`;
  });
  const mailbox = demonstration ? '<p><a href="/dev/mailbox">Mailbox of this machine</a></p>' : '';
  const list = rows.length
    ? `<ul>${rows.join('')}</ul>`
    : '<p>No dealer site is built yet. Build one and start again: in a workspace <code>npm start</code> does both, a dealer app by itself is built by <code>npx react-router build</code>.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sites on this machine · Forecourt</title><link rel="stylesheet" href="/forecourt.css"></head><body><main><h1>Sites on this machine</h1>${list}${mailbox}</main></body></html>`;
}

/** The stylesheet of the host's own pages, because their content security policy allows no inline styles. */
export const hostStyles = `:root{color-scheme:light}body{margin:0;background:#f3f6f9;color:#0c2236;font:16px/1.5 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:56px 16px}h1{font-size:40px;line-height:44px;letter-spacing:-.02em;margin:0 0 32px}ul{list-style:none;margin:0 0 24px;padding:0;display:grid;gap:12px}li a{display:grid;gap:4px;padding:20px;border:1px solid #dde4ea;border-radius:16px;background:#fff;color:inherit;text-decoration:none}li a:hover{border-color:#7b8c9c}li strong{font-size:18px}li span{color:#0b5fa5}li p{margin:8px 20px 0;font-size:14px}li small{color:#43576a;font-size:14px}a{color:#0b5fa5}a:focus-visible{outline:3px solid #0b5fa5;outline-offset:2px}pre{white-space:pre-wrap;background:#fff;border:1px solid #dde4ea;border-radius:12px;padding:16px;font-size:14px;overflow-x:auto}time{color:#43576a}`;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { forward, startProxy } from '../support/html-proxy.ts';
import type { Proxy } from '../support/html-proxy.ts';

const SCRIPT = '/smoke-console.js';
const REPORT = '/smoke-console';
/** Without a request for this long, a page is idle. */
const IDLE_MS = 600;
const TIMEOUT_MS = 15_000;

/**
 * Reports console errors and warnings, uncaught errors, unhandled rejections, refused content and scripts that do not load. It runs before
 * the page's own scripts, and removes its own element, so that React hydrates the HTML of the server. A preload is not reported: it is
 * cancelled when its link goes. The proxy reports its status.
 */
const source = `document.currentScript.remove();
const report = (text) => navigator.sendBeacon('${REPORT}', location.pathname + ': ' + text);
for (const level of ['error', 'warn']) {
  const original = console[level];
  console[level] = (...args) => { report(args.map(String).join(' ')); original.apply(console, args); };
}
addEventListener('error', (event) => {
  const { target } = event;
  if (target instanceof HTMLScriptElement) report('failed to load ' + target.src);
  else if (event instanceof ErrorEvent) report('uncaught ' + event.message);
}, true);
addEventListener('unhandledrejection', ({ reason }) => report('unhandled ' + reason));
addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective, sourceFile, lineNumber, columnNumber }) =>
  report([violatedDirective, 'refuses', blockedURI, 'at', sourceFile, lineNumber, columnNumber].join(' ')));
`;

/** A proxy in front of the host. */
export interface ConsoleProxy extends Proxy {
  /** Waits until no request is open: a navigation would cancel it, and Firefox reports that as a failed script. */
  idle(): Promise<void>;
  /** What the pages reported since the last call. */
  take(): string[];
}

/**
 * Starts a proxy that adds the script above to each HTML page. WebKitGTK's WebDriver has no command for the console, so both browsers
 * use it.
 *
 * @param hostPort port of the host.
 * @param broken a file name of scripts that the proxy answers with 500, to see the smoke fail.
 */
export async function startConsoleProxy(hostPort: number, broken: RegExp | null): Promise<ConsoleProxy> {
  let reports: string[] = [];
  let open = 0;
  let lastChange = Date.now();
  const proxy = await startProxy((incoming, response) => {
    open += 1;
    lastChange = Date.now();
    response.once('close', () => {
      open -= 1;
      lastChange = Date.now();
    });
    const path = incoming.url ?? '/';
    if (path === SCRIPT) response.setHeader('content-type', 'text/javascript').end(source);
    else if (path === REPORT)
      void receive(incoming, (text) => reports.push(text)).then(() => response.writeHead(204).end());
    else if (broken?.test(path)) response.writeHead(500).end();
    else
      forward(incoming, response, hostPort, withScript, (status) => {
        if (status >= 400 && path.endsWith('.js')) reports.push(`status ${status} for ${path}`);
      });
  });
  return {
    ...proxy,
    async idle() {
      const deadline = Date.now() + TIMEOUT_MS;
      while ((open > 0 || Date.now() - lastChange < IDLE_MS) && Date.now() < deadline) await setTimeout(50);
    },
    take: () => {
      const taken = reports;
      reports = [];
      return taken;
    },
  };
}

async function receive(incoming: IncomingMessage, report: (text: string) => void): Promise<void> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  report(text);
}

/** Adds the script to a page. */
function withScript(answer: IncomingMessage, response: ServerResponse): void {
  let added = false;
  answer.on('data', (chunk: Buffer) => {
    const text = chunk.toString('latin1'); // keeps every byte
    const html = added ? text : text.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`);
    added ||= html !== text;
    response.write(html, 'latin1');
  });
  answer.on('end', () => response.end());
}

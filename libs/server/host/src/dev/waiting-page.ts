import type { RequestListener, Server } from 'node:http';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Responds to every request with the current problem until the site has started; the page reloads automatically. */
export function waitingPage(server: Server) {
  let words = 'The site is starting.';
  const answer: RequestListener = (_request, response) => {
    const text = words.replace(/[&<>]/g, (character) => escapes[character] ?? character);
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Not yet</title></head><body><pre>${text}</pre></body></html>`,
    );
  };
  server.on('request', answer);
  return {
    say(text: string) {
      words = text;
    },
    end() {
      server.off('request', answer);
    },
  };
}

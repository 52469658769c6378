import { setTimeout } from 'node:timers/promises';
import { forward, startProxy } from './html-proxy.ts';

/** Bytes of HTML in a part: less than a card has, so that the browser draws cards of which the end is still to come. */
const PART_BYTES = 700;
/** A little longer than a frame: each part is drawn before the next one comes. */
const PAUSE_MS = 20;

/** A site whose pages arrive in small parts, as on a slow line. */
export interface SiteInParts extends AsyncDisposable {
  /** Its origin. */
  origin: string;
}

/** Starts a proxy whose pages arrive in small parts. Other responses are passed on as they are. */
export async function inParts(origin: string): Promise<SiteInParts> {
  const { hostname, port: hostPort } = new URL(origin);
  const proxy = await startProxy((incoming, response) => {
    forward(incoming, response, Number(hostPort), async (answer) => {
      const whole = Buffer.concat(await answer.toArray());
      for (let start = 0; start < whole.length; start += PART_BYTES) {
        response.write(whole.subarray(start, start + PART_BYTES));
        await setTimeout(PAUSE_MS);
      }
      response.end();
    });
  });
  return { origin: `http://${hostname}:${proxy.port}`, [Symbol.asyncDispose]: () => proxy.close() };
}

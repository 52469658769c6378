import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { benchHost } from './support/bench-host.ts';

/**
 * The pictures of link previews: the time to the last byte of one that is drawn for the first time and of one that is cached, one request
 * after the other, and the memory of the host before the first, after all of them, and once its drawing thread has ended.
 */
const PICTURES = 200;
const WARM = 10;
/** Longer than the drawing thread waits for another picture. */
const IDLE_MS = 65_000;

const slug = 'harbour-city';
const host = await benchHost(slug);

function ask(address: string): Promise<Buffer> {
  const { pathname } = new URL(address, 'http://localhost');
  return new Promise((resolve, reject) => {
    get({ port: host.port, path: pathname, headers: { host: `${slug}.localhost` } }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`${pathname} answered ${String(response.statusCode)}.`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function timed(address: string): Promise<{ ms: number; bytes: number }> {
  const from = performance.now();
  const bytes = (await ask(address)).byteLength;
  return { ms: performance.now() - from, bytes };
}

function print(figure: string, times: readonly number[], atMost: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  console.log(
    JSON.stringify({ figure, value: at(0.95), unit: 'ms p95', p50: at(0.5), p95: at(0.95), atMost }),
  );
}

try {
  const sitemap = String(await ask('/sitemaps/cars.xml'));
  const cars = [...sitemap.matchAll(/<loc>([^<]*\/cars\/[^<]+)<\/loc>/g)].map(([, page = '']) => page);
  const pictures: string[] = [];
  for (const page of cars.slice(0, PICTURES + WARM)) {
    const html = String(await ask(page));
    pictures.push(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '/no-picture');
  }
  const before = host.memoryMb();
  const drawn = [];
  const cpuBefore = host.cpuMs();
  for (const picture of pictures) drawn.push(await timed(picture));
  const cpuMs = (host.cpuMs() - cpuBefore) / drawn.length;
  const measured = drawn.slice(WARM);
  print(
    `link preview drawn for the first time, ${measured.length} vehicles`,
    measured.map(({ ms }) => ms),
    150,
  );
  console.log(`${cpuMs.toFixed(0)} ms of processor time for a drawn one`);
  const cached: number[] = [];
  for (const picture of pictures) cached.push((await timed(picture)).ms);
  print('link preview from the cache', cached, 150);
  const sizes = drawn.map(({ bytes }) => bytes);
  console.log(
    `the first one ${(drawn[0]?.ms ?? 0).toFixed(0)} ms with the start of the thread; ${Math.round(Math.max(...sizes) / 1000)} kB at most`,
  );
  const after = host.memoryMb();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  console.log(
    `memory of the host: ${before} MB before, ${after} MB after, ${host.memoryMb()} MB a minute later`,
  );
} finally {
  await host.stop();
}

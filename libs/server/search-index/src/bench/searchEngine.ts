import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carCollectionSchema } from '@forecourt/stock-search';
import type { EngineAddress } from '../engineClient.ts';
import { startEngine } from './shared/benchedEngine.ts';
import { dropCollection, fill, letterTimes, pageTimes, textTimes } from './shared/measure.ts';
import { stockDocuments } from './shared/stockDocuments.ts';

/**
 * Benchmark of the engine over HTTP: `npm run bench:search`. The embedded engine with 4,000 to 200,000 cars
 * (`BENCH_CARS=4000,16000` selects sizes), then a Typesense server with 16,000 if `TYPESENSE_URL` and `TYPESENSE_API_KEY` are
 * set.
 */
const SIZES = (process.env['BENCH_CARS'] ?? '4000,16000,64000,200000').split(',').map(Number);
const schema = carCollectionSchema('bench_cars');
const aims = new Map([
  [16_000, { page: 8, text: 3, cars: 11_000, memory: 270 }],
  [200_000, { page: 60, text: undefined, cars: undefined, memory: 600 }],
]);

for (const size of SIZES) {
  const engine = await startEngine();
  try {
    const carsASecond = await fill(engine.address, schema, stockDocuments(size));
    await figures(engine.address, 'embedded', size, carsASecond);
    report(`embedded, ${size} cars: memory`, engine.memoryMb(), 'MB', { atMost: aims.get(size)?.memory });
  } finally {
    await engine.kill();
  }
}
await reload(16_000);

const url = process.env['TYPESENSE_URL'];
if (url) {
  const real = { url, apiKey: process.env['TYPESENSE_API_KEY'] ?? 'xyz' };
  const carsASecond = await fill(real, schema, stockDocuments(16_000));
  await figures(real, 'TYPESENSE_URL', 16_000, carsASecond);
  await dropCollection(real);
} else console.log('TYPESENSE_URL is not set: only the embedded engine is measured.');

async function figures(
  engine: EngineAddress,
  name: string,
  size: number,
  carsASecond: number,
): Promise<void> {
  const aim = name === 'embedded' ? aims.get(size) : undefined;
  report(`${name}, ${size} cars: import`, carsASecond, 'cars/s', { atLeast: aim?.cars });
  const page = await pageTimes(engine);
  report(`${name}, ${size} cars: page with 15 facets, p95`, page.p95, 'ms', { ...page, atMost: aim?.page });
  const text = await textTimes(engine);
  report(`${name}, ${size} cars: text and typos, p95`, text.p95, 'ms', { ...text, atMost: aim?.text });
  const letter = await letterTimes(engine);
  report(`${name}, ${size} cars: a single letter, p95`, letter.p95, 'ms', { ...letter });
}

/** Kills an engine that keeps its data on disk, and starts it again. */
async function reload(size: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
  try {
    const first = await startEngine(folder);
    try {
      const carsASecond = await fill(first.address, schema, stockDocuments(size));
      report(`embedded, ${size} cars: import to disk`, carsASecond, 'cars/s');
    } finally {
      await first.kill();
    }
    const second = await startEngine(folder);
    report(`embedded, ${size} cars: from start to first response`, second.startMs / 1_000, 's', {
      atMost: 2,
    });
    await second.kill();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function report(figure: string, value: number, unit: string, more: Record<string, unknown> = {}): void {
  console.log(JSON.stringify({ figure, value: Math.round(value * 100) / 100, unit, ...more }));
}

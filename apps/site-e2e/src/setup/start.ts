import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import webPush from 'web-push';
import { startHost } from './host.ts';
import { freePort, journeyPort } from './journey-port.ts';
import { definitionFile, siteSlugs, stockedSlugs } from './sites.ts';
import { loadStock } from './stock.ts';

/** Starts the hosts of a run of Playwright, with their logs beside its results. */
export default function start({ projects }: FullConfig): Promise<() => Promise<void>> {
  return startHosts(projects[0]?.outputDir ?? tmpdir());
}

/**
 * Starts the hosts for the journeys: the real one with the demonstration stock, and a second one without search
 * engine and with a low rate limit for leads. A running host is reused when FORECOURT_JOURNEY_PORT,
 * FORECOURT_JOURNEY_STOCK (the folder of its feeds) and FORECOURT_JOURNEY_DATA (the folder of its data) are set.
 *
 * @param logs the folder of their logs.
 * @returns a function that stops both.
 */
export async function startHosts(logs: string): Promise<() => Promise<void>> {
  const sites = siteSlugs();
  for (const site of sites) refuseWithoutBuild(site);
  const port = await journeyPort();
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-journeys-'));
  await mkdir(logs, { recursive: true });
  const stops: (() => Promise<void>)[] = [() => rm(data, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of stops.toReversed()) await step();
  };
  try {
    const ready = process.env['FORECOURT_JOURNEY_STOCK'] !== undefined;
    // In sequence when the stock is loaded: two databases starting at once may exceed the machine's memory.
    if (!ready) stops.push(await startStocked(stockedSlugs(), port, data, logs));
    stops.push(await startCrippled(data, logs));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The options in its build decide which journeys a site runs. */
function refuseWithoutBuild(site: string): void {
  if (existsSync(definitionFile(site))) return;
  throw new Error(`The site ${site} is not built. Build it first: npm run build.`);
}

async function startStocked(
  sites: readonly string[],
  port: number,
  data: string,
  logs: string,
): Promise<() => Promise<void>> {
  const stock = path.join(data, 'stock');
  say(`Importing demonstration stock for ${sites.join(', ')}`);
  const main = path.join(data, 'main');
  await loadStock(sites, stock, main);
  process.env['FORECOURT_JOURNEY_STOCK'] = stock;
  process.env['FORECOURT_JOURNEY_DATA'] = main;
  const logFile = path.join(logs, 'host.log');
  const env = {
    FORECOURT_DATA: main,
    LEADS_PER_10_MINUTES: '10000',
    CODES_PER_10_MINUTES: '10000',
    ...pushKeys(),
  };
  const host = await startHost(port, env, logFile);
  say(`The host serves on port ${port}`);
  return async () => {
    await host.stop();
    delete process.env['FORECOURT_JOURNEY_STOCK'];
    delete process.env['FORECOURT_JOURNEY_DATA'];
    const failures = (await readFile(logFile, 'utf8'))
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line));
    if (failures.length > 0)
      throw new Error(
        `The host noted ${failures.length} failures during the journeys:\n${failures.slice(0, 10).join('\n')}`,
      );
  };
}

async function startCrippled(data: string, logs: string): Promise<() => Promise<void>> {
  const [port, closed] = [await freePort(), await freePort()];
  const host = await startHost(
    port,
    {
      FORECOURT_DATA: path.join(data, 'crippled'),
      TYPESENSE_URL: `http://127.0.0.1:${closed}`,
      TYPESENSE_API_KEY: 'nobody-asks-for-it',
      LEADS_PER_10_MINUTES: '3',
      TRUSTED_PROXIES: '1',
    },
    path.join(logs, 'host-without-search.log'),
  );
  process.env['FORECOURT_JOURNEY_CRIPPLED_PORT'] = String(port);
  return () => host.stop();
}

/** Keys with which the host offers notifications. */
function pushKeys(): Record<string, string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:webmaster@forecourt.example',
  };
}

function say(text: string): void {
  process.stdout.write(`• ${text}\n`);
}

import path from 'node:path';
import { userInfo } from 'node:os';
import { apiSite, readApps } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import { migrate } from '@forecourt/database';
import { operatorCall } from '@forecourt/desk';
import type { SiteDefinition } from '@forecourt/site-config';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { openConfiguredUploads } from '../configured-uploads.ts';
import { withoutWebhook } from '../without-webhook.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { personUsage, readPersonWords, runPerson } from './run-person.ts';
import { tellUsage } from './tell-usage.ts';

/** Finds, exports and erases a shopper. */
export const person: Command = async (words, root) => {
  const call = called(root, 'person');
  const asked = readPersonWords(words);
  if ('usage' in asked) return tellUsage(asked.usage, personUsage(call));
  const config = readConfig(process.env, root);
  const definitions = (await readApps(config.dealersDirectory)).map(({ definition }) => definition);
  const definition = definitions.find(({ dealer }) => dealer.slug === asked.site);
  if (!definition) {
    const slugs = definitions.map(({ dealer }) => dealer.slug).join(', ');
    console.error(`There is no site ${asked.site}. The sites are: ${slugs}.`);
    return 1;
  }
  // What the command prints may be a file.
  const logger = pino({}, pino.destination(2));
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    const uploads = openConfiguredUploads(config, { db, logger });
    const mailbox = path.join(config.dataDirectory, 'mailbox');
    const services = { db, uploads, mailbox, logger, now: () => new Date() };
    const operator = operatorCall(siteOf(definition), services);
    const { text, exitCode } = await runPerson(operator, asked, `operator ${userInfo().username}`);
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};

/** A site without its secrets, which nothing here needs. */
function siteOf(definition: SiteDefinition): ApiSite {
  const { dealer } = definition;
  const [host = `${dealer.slug}.localhost`] = dealer.hosts;
  return apiSite(withoutWebhook(definition), { origin: `https://${host}`, env: {} });
}

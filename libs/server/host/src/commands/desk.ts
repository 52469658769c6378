import { readApps } from '@forecourt/api';
import type { SiteDefinition } from '@forecourt/site-config';
import { migrate } from '@forecourt/database';
import { readConfig } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import { draftLink } from '../contents/draft-view.ts';
import { deskSecret } from '../desk-secret.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { deskUsage, readDeskWords, runDesk } from './run-desk.ts';
import { tellUsage } from './tell-usage.ts';

/** Invites staff of the desk, such as the first owner, lists them, and makes links that show drafts. */
export const desk: Command = async (words, root) => {
  const call = called(root, 'desk');
  const asked = readDeskWords(words);
  if ('usage' in asked) return tellUsage(asked.usage, deskUsage(call));
  const config = readConfig(process.env, root);
  const definitions = (await readApps(config.dealersDirectory)).map(({ definition }) => definition);
  const sites = definitions.map(({ dealer }) => dealer.slug);
  if (asked.command === 'drafts') {
    const definition = definitions.find(({ dealer }) => dealer.slug === asked.site);
    if (!definition) {
      console.error(`There is no site ${asked.site}. The sites are: ${sites.join(', ')}.`);
      return 1;
    }
    if (isProduction(config) && config.deskHosts.length === 0) {
      console.error(
        'A host shows drafts to staff, and this one serves no desk, so the link would show none. Set DESK_HOSTS as the host has it.',
      );
      return 1;
    }
    console.log(linkTo(definition, asked.path, config));
    return 0;
  }
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    const { text, exitCode } = await runDesk({ db, sites, now: new Date() }, asked);
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};

/** A link to a page of a site that shows drafts from now on. */
function linkTo({ dealer }: SiteDefinition, path: string, config: ServerConfig): string {
  const [host] = dealer.hosts;
  const isPublic = isProduction(config) && host !== undefined;
  const origin = isPublic ? `https://${host}` : `http://${dealer.slug}.localhost:${config.port}`;
  const secret = deskSecret(config.env, isProduction(config) ? null : config.dataDirectory);
  return draftLink(secret, { slug: dealer.slug, origin }, { now: new Date(), page: path }).url;
}

const isProduction = ({ env }: ServerConfig): boolean => env['NODE_ENV'] === 'production';

import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDemonstration } from '@forecourt/api';
import { SettingError } from './setting-error.ts';
import { visitorLimits } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** What the operator decides, by environment variable. */
export interface ServerConfig {
  /** Secrets and what single parts of the platform read. */
  env: NodeJS.ProcessEnv;
  /** PORT; 4200, or 4210 for the API by itself. */
  port: number;
  /** HOST to listen on; all interfaces by default, so that `<slug>.localhost` works over IPv4 and IPv6. */
  listen: string | undefined;
  /** The embedded database outside production, or FORECOURT_MAILBOX=on beside it: mails land on disk, to be read at /dev/mailbox. */
  demonstration: boolean;
  /**
   * FORECOURT_DEALERS: folder of the dealer apps, or of one alone. By default `apps/dealers` of the project where there is one, else the
   * project itself.
   */
  dealersDirectory: string;
  /** Folder that holds `pictures/` for every site. Only a workspace has one; elsewhere a site's pictures are in its own `public/pictures`. */
  assetsDirectory: string;
  /** FORECOURT_DATA: database, mailbox, resized pictures. */
  dataDirectory: string;
  /** TYPESENSE_URL and TYPESENSE_API_KEY: a real search engine; null runs the embedded one in a thread of this process. */
  typesense: { url: string; apiKey: string } | null;
  smtpUrl: string | undefined;
  limits: VisitorLimits;
}

/**
 * Reads the environment.
 *
 * @param root folder of the project.
 * @param usualPort where PORT is not set.
 * @throws SettingError that names the variable and how to mend it.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string, usualPort = 4200): ServerConfig {
  const port = Number(env['PORT'] ?? usualPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(
      `PORT is "${env['PORT']}", which is not a port. Write a number from 1 to 65535, such as PORT=${usualPort}.`,
    );
  const url = env['TYPESENSE_URL'];
  const apiKey = env['TYPESENSE_API_KEY'];
  if (url && !apiKey)
    throw new SettingError(
      'TYPESENSE_URL is set and TYPESENSE_API_KEY is not. Set it to a key that may create collections and keys.',
    );
  return {
    env,
    port,
    listen: env['HOST'] || undefined,
    demonstration: isDemonstration(env),
    dealersDirectory: path.resolve(root, env['FORECOURT_DEALERS'] ?? usualDealers(root)),
    assetsDirectory: path.join(root, 'assets'),
    dataDirectory: path.resolve(root, env['FORECOURT_DATA'] || '.forecourt'),
    typesense: url && apiKey ? { url, apiKey } : null,
    smtpUrl: env['SMTP_URL'] || undefined,
    limits: visitorLimits(env),
  };
}

/** Where dealer apps are below a project: a workspace has a folder of them, a project of one dealer is that app. */
function usualDealers(root: string): string {
  return existsSync(path.join(root, 'apps', 'dealers')) ? 'apps/dealers' : '.';
}

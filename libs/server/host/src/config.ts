import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDemonstration } from '@forecourt/api';
import { SettingError } from './setting-error.ts';
import { visitorLimits } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** The configuration from environment variables. */
export interface ServerConfig {
  /** The environment, for secrets and settings of single parts. */
  env: NodeJS.ProcessEnv;
  /** PORT; 4200, or 4210 for a separate API. */
  port: number;
  /** HOST to listen on; all interfaces by default, so that `<slug>.localhost` works over IPv4 and IPv6. */
  listen: string | undefined;
  /** The embedded database outside production, or FORECOURT_MAILBOX=on beside it: e-mails are stored on disk and shown at /dev/mailbox. */
  demonstration: boolean;
  /**
   * FORECOURT_DEALERS: folder of the dealer apps, or of one app. Default: `apps/dealers` of the project if it exists, else the project
   * itself.
   */
  dealersDirectory: string;
  /** Folder with the `pictures/` of all sites. Only a workspace has one; elsewhere a site's pictures are in its own `public/pictures`. */
  assetsDirectory: string;
  /** FORECOURT_DATA: database, mailbox, resized pictures. */
  dataDirectory: string;
  /** TYPESENSE_URL and TYPESENSE_API_KEY: a Typesense server; null runs the embedded engine in a thread of this process. */
  typesense: { url: string; apiKey: string } | null;
  smtpUrl: string | undefined;
  /** DESK_HOSTS: hosts that serve the desk; desk.localhost in a demonstration, else none. */
  deskHosts: readonly string[];
  /** The built app of the desk: `apps/desk/build` of the project. */
  deskDirectory: string;
  /** SMS_URL and SMS_FROM: a gateway with Twilio's Messages API, and the sender. */
  smsUrl: string | undefined;
  smsFrom: string | undefined;
  limits: VisitorLimits;
}

/**
 * Reads the environment.
 *
 * @param root folder of the project.
 * @param usualPort the default port.
 * @throws SettingError with the name of the variable and a fix.
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
  const demonstration = isDemonstration(env);
  const dataDirectory = path.resolve(root, env['FORECOURT_DATA'] || '.forecourt');
  return {
    // Absolute, so that server halves find the folder from any working directory.
    env: { ...env, FORECOURT_DATA: dataDirectory },
    port,
    listen: env['HOST'] || undefined,
    demonstration,
    dealersDirectory: path.resolve(root, env['FORECOURT_DEALERS'] ?? usualDealers(root)),
    assetsDirectory: path.join(root, 'assets'),
    dataDirectory,
    typesense: url && apiKey ? { url, apiKey } : null,
    smtpUrl: env['SMTP_URL'] || undefined,
    deskHosts: readDeskHosts(env['DESK_HOSTS'] ?? (demonstration ? 'desk.localhost' : '')),
    deskDirectory: path.join(root, 'apps', 'desk', 'build'),
    smsUrl: env['SMS_URL'] || undefined,
    smsFrom: env['SMS_FROM'] || undefined,
    limits: visitorLimits(env),
  };
}

function readDeskHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host));
  if (wrong !== undefined)
    throw new SettingError(
      `DESK_HOSTS has "${wrong}", which is not a host name. Write names without port, separated by commas, such as DESK_HOSTS=desk.dealer.example.`,
    );
  return hosts;
}

/** The folder of the dealer apps in a project: a workspace has a folder of apps, another project is itself an app. */
function usualDealers(root: string): string {
  return existsSync(path.join(root, 'apps', 'dealers')) ? 'apps/dealers' : '.';
}

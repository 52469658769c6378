import { existsSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import path from 'node:path';
import { isDemonstration } from '@forecourt/api';
import { readClamdUrl, readS3Url } from '@forecourt/uploads';
import type { S3Place } from '@forecourt/uploads';
import type { AdapterModules } from './adapters.ts';
import type { GoogleAccount } from './reviews/google-reviews.ts';
import { readFastlyUrl } from './fastly.ts';
import type { FastlyService } from './fastly.ts';
import { SettingError } from './setting-error.ts';
import { visitorLimits } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';
import { wholeNumberOf } from './whole-number.ts';

/** The configuration from environment variables. */
export interface ServerConfig {
  /** The environment, for secrets and settings of single parts. */
  env: NodeJS.ProcessEnv;
  /** PORT; 4200, or 4210 for a separate API. */
  port: number;
  /** HOST to listen on; all interfaces by default, so that `<slug>.localhost` works over IPv4 and IPv6. */
  listen: string | undefined;
  /** For shoppers on the internet: nothing that is for developers is served, and an incomplete configuration does not start. */
  production: boolean;
  /** Invalid settings. Outside production they are thrown; in production the start adds what else is missing, and throws all at once. */
  problems: readonly string[];
  /** A trial with the embedded database: e-mails are stored on disk and shown at /dev/mailbox. */
  demonstration: boolean;
  /**
   * FORECOURT_DEALERS: folder of the dealer apps, or of one app. Default: `apps/dealers` of the project if it exists, else the project
   * itself.
   */
  dealersDirectory: string;
  /** Folder with the `pictures/` of all sites. Only a workspace has one; elsewhere a site's pictures are in its own `public/pictures`. */
  assetsDirectory: string;
  /** FORECOURT_DATA: database, mailbox, resized pictures, files of forms. */
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
  /** S3_URL: the bucket for files of forms; without it they are in the data folder. */
  s3: S3Place | null;
  /** CLAMD_URL: a virus scanner for files of forms; null for none. */
  clamd: NetConnectOpts | null;
  /** CDN_PURGE_URL or CDN_MODULE, and CDN_SECONDS: the CDN that is told of changes, and how long it keeps a page; null for none. */
  cdn: { service: FastlyService | null; seconds: number } | null;
  /** PAGE_BUS_MODULE and CDN_MODULE. */
  adapters: AdapterModules;
  /** Folder of the project, from which modules are found. */
  root: string;
  limits: VisitorLimits;
  /** LEADS_PER_10_MINUTES: leads of one visitor. */
  leadsPer10Minutes: number;
  /** CODES_PER_10_MINUTES: codes for a sign-in of one network. */
  codesPer10Minutes: number;
  /** LEADS_LEASE_SECONDS, in milliseconds: how long one process has for a delivery. */
  leaseMs: number;
  /** GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN: the account that reads reviews; null without them. */
  google: GoogleAccount | null;
  /** DRAIN_SECONDS, in milliseconds: from a stop signal until the process no longer listens. */
  drainMs: number;
}

/**
 * Reads the environment.
 *
 * @param root folder of the project.
 * @param usualPort the default port.
 * @param production as of `serve` and `api`, whatever NODE_ENV and FORECOURT_MAILBOX say.
 * @throws SettingError with each invalid variable and a fix, except in production: there they are in `problems`.
 */
export function readConfig(
  given: NodeJS.ProcessEnv,
  root: string,
  usualPort = 4200,
  production = false,
): ServerConfig {
  const env: NodeJS.ProcessEnv = production
    ? { ...given, NODE_ENV: 'production', FORECOURT_MAILBOX: '' }
    : given;
  const problems: string[] = [];
  const port = readPort(env['PORT'], usualPort, problems);
  const url = env['TYPESENSE_URL'];
  const apiKey = env['TYPESENSE_API_KEY'];
  if (url && !apiKey)
    problems.push(
      'TYPESENSE_URL is set and TYPESENSE_API_KEY is not. Set it to a key that may create collections and keys.',
    );
  const demonstration = isDemonstration(env);
  const deskHosts = readDeskHosts(env['DESK_HOSTS'] ?? (demonstration ? 'desk.localhost' : ''), problems);
  const limits = visitorLimits(env, problems);
  const wholeNumber = wholeNumberOf(env, problems);
  const leadsPer10Minutes = wholeNumber('LEADS_PER_10_MINUTES', 30);
  const codesPer10Minutes = wholeNumber('CODES_PER_10_MINUTES', 20);
  const leaseMs = wholeNumber('LEADS_LEASE_SECONDS', 120) * 1000;
  const drainMs = wholeNumber('DRAIN_SECONDS', production ? 5 : 0, 0) * 1000;
  const s3Url = env['S3_URL'];
  const s3 = s3Url ? readS3Url(s3Url) : null;
  if (s3Url && !s3)
    problems.push(
      'S3_URL is not the address of a bucket. Write it as https://key:secret@host/bucket?region=name, key and secret percent-encoded.',
    );
  const clamdUrl = env['CLAMD_URL'];
  const clamd = clamdUrl ? readClamdUrl(clamdUrl) : null;
  if (clamdUrl && !clamd)
    problems.push(
      'CLAMD_URL is not the address of clamd. Write it as tcp://host:3310, or as unix:/run/clamav/clamd.ctl.',
    );
  const google = readGoogleAccount(env, problems);
  const cdnUrl = env['CDN_PURGE_URL'];
  const service = cdnUrl ? readFastlyUrl(cdnUrl) : null;
  if (cdnUrl && !service)
    problems.push(
      'CDN_PURGE_URL is not the address of a purge at Fastly. Write it as https://token@api.fastly.com/service/id/purge, the token percent-encoded.',
    );
  const seconds = wholeNumber('CDN_SECONDS', 600);
  const adapters = { pageBus: env['PAGE_BUS_MODULE'] || null, cdn: env['CDN_MODULE'] || null };
  if (cdnUrl && adapters.cdn)
    problems.push(
      'CDN_PURGE_URL and CDN_MODULE are both set. Set the first for Fastly, or the second for another CDN.',
    );
  if (problems.length > 0 && !production) throw new SettingError(problems.join('\n'));
  const dataDirectory = path.resolve(root, env['FORECOURT_DATA'] || '.forecourt');
  return {
    // Absolute, so that server halves find the folder from any working directory.
    env: { ...env, FORECOURT_DATA: dataDirectory },
    port,
    listen: env['HOST'] || undefined,
    production,
    problems,
    demonstration,
    dealersDirectory: path.resolve(root, env['FORECOURT_DEALERS'] ?? usualDealers(root)),
    assetsDirectory: path.join(root, 'assets'),
    dataDirectory,
    typesense: url && apiKey ? { url, apiKey } : null,
    smtpUrl: env['SMTP_URL'] || undefined,
    deskHosts,
    deskDirectory: path.join(root, 'apps', 'desk', 'build'),
    smsUrl: env['SMS_URL'] || undefined,
    smsFrom: env['SMS_FROM'] || undefined,
    s3,
    clamd,
    cdn: service || adapters.cdn ? { service, seconds } : null,
    adapters,
    root,
    google,
    limits,
    leadsPer10Minutes,
    codesPer10Minutes,
    leaseMs,
    drainMs,
  };
}

function readPort(text: string | undefined, usualPort: number, problems: string[]): number {
  const port = Number(text ?? usualPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problems.push(
    `PORT is "${text}", which is not a port. Write a number from 1 to 65535, such as PORT=${usualPort}.`,
  );
  return usualPort;
}

function readGoogleAccount(env: NodeJS.ProcessEnv, problems: string[]): GoogleAccount | null {
  const clientId = env['GOOGLE_CLIENT_ID'];
  const clientSecret = env['GOOGLE_CLIENT_SECRET'];
  const refreshToken = env['GOOGLE_REFRESH_TOKEN'];
  if (clientId && clientSecret && refreshToken) return { clientId, clientSecret, refreshToken };
  const given = {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_REFRESH_TOKEN: refreshToken,
  };
  const names = Object.keys(given);
  const absent = Object.entries(given).flatMap(([name, value]) => (value ? [] : name));
  if (absent.length < names.length)
    problems.push(
      `${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} not set. Reviews of Google are read with all three. Set ${names.join(', ')}, or none of them.`,
    );
  return null;
}

function readDeskHosts(text: string, problems: string[]): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host));
  if (wrong !== undefined)
    problems.push(
      `DESK_HOSTS has "${wrong}", which is not a host name. Write names without port, separated by commas, such as DESK_HOSTS=desk.dealer.example.`,
    );
  return hosts;
}

/** The folder of the dealer apps in a project: a workspace has a folder of apps, another project is itself an app. */
function usualDealers(root: string): string {
  return existsSync(path.join(root, 'apps', 'dealers')) ? 'apps/dealers' : '.';
}

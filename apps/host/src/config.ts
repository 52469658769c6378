import path from 'node:path';
import { isDemonstration } from '@forecourt/api';
import { visitorLimits } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** What the operator decides, by environment variable. */
export interface HostConfig {
  /** PORT; 4200. */
  port: number;
  /** HOST to listen on; all interfaces by default, so that `<slug>.localhost` works over IPv4 and IPv6. */
  listen: string | undefined;
  /** The embedded database outside production, or FORECOURT_MAILBOX=on beside it: mails land on disk, to be read at /dev/mailbox. */
  demonstration: boolean;
  /** FORECOURT_DEALERS: folder of the dealer apps. */
  dealersDirectory: string;
  /** Folder that holds `pictures/`. */
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
 * @throws Error that names the variable and how to mend it.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): HostConfig {
  const port = Number(env['PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(
      `PORT is "${env['PORT']}", which is not a port. Write a number from 1 to 65535, such as PORT=4200.`,
    );
  const url = env['TYPESENSE_URL'];
  const apiKey = env['TYPESENSE_API_KEY'];
  if (url && !apiKey)
    throw new Error(
      'TYPESENSE_URL is set and TYPESENSE_API_KEY is not. Set it to a key that may create collections and keys.',
    );
  return {
    port,
    listen: env['HOST'] || undefined,
    demonstration: isDemonstration(env),
    dealersDirectory: path.resolve(root, env['FORECOURT_DEALERS'] ?? 'apps/dealers'),
    assetsDirectory: path.join(root, 'assets'),
    dataDirectory: path.resolve(root, env['FORECOURT_DATA'] ?? '.forecourt'),
    typesense: url && apiKey ? { url, apiKey } : null,
    smtpUrl: env['SMTP_URL'] || undefined,
    limits: visitorLimits(env),
  };
}

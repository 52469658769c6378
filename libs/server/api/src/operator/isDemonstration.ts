/**
 * Whether this process is a demonstration: it may generate stock, keep e-mails in an open mailbox, and publish its metrics. Never with an
 * external database (DATABASE_URL). With the embedded one if NODE_ENV is not `production`, or if FORECOURT_MAILBOX=on: `npm start`
 * serves production builds.
 */
export function isDemonstration(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['DATABASE_URL']) return false;
  return env['NODE_ENV'] !== 'production' || env['FORECOURT_MAILBOX'] === 'on';
}

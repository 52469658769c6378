/**
 * Whether this process is a demonstration: it may generate stock, keep e-mails in an open mailbox, and publish its metrics. Never with an
 * external database (DATABASE_URL). With the embedded one if NODE_ENV is not `production`, or if FORECOURT_MAILBOX=on, which the command
 * `demo` sets: it may serve the production build of React. The commands `serve` and `api` set the opposite of both.
 */
export function isDemonstration(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['DATABASE_URL']) return false;
  return env['NODE_ENV'] !== 'production' || env['FORECOURT_MAILBOX'] === 'on';
}

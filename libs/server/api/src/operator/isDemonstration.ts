/**
 * Whether this process only shows what the platform does: it may invent stock, keep mails where anybody can read them, and tell its
 * figures to anybody. Never with a database of somebody's own (DATABASE_URL). With the embedded one where NODE_ENV is not
 * `production`, or where FORECOURT_MAILBOX=on asks for it: `npm start` serves production builds.
 */
export function isDemonstration(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['DATABASE_URL']) return false;
  return env['NODE_ENV'] !== 'production' || env['FORECOURT_MAILBOX'] === 'on';
}

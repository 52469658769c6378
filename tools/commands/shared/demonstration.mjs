/**
 * Whether `npm start` shows what the platform does: then it invents stock and opens the mailbox. Never with a database of somebody's
 * own, nor in production. The host asks the same of itself (`isDemonstration` in apps/api).
 */
export const isDemonstration = (env = process.env) => !env.DATABASE_URL && env.NODE_ENV !== 'production';

/**
 * Whether `npm start` runs as a demonstration, with invented stock and the mailbox. Never with an external database
 * or in production. The host has the same rule (`isDemonstration` in libs/server/api).
 */
export const isDemonstration = (env = process.env) => !env.DATABASE_URL && env.NODE_ENV !== 'production';

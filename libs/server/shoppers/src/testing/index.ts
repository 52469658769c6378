export { softAuthenticator } from './softAuthenticator.ts';
export type { SoftAuthenticator } from './softAuthenticator.ts';

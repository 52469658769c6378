export { signedIn } from './signedIn.ts';
export type { TestSession } from './signedIn.ts';
export { softAuthenticator } from './softAuthenticator.ts';
export type { SoftAuthenticator } from './softAuthenticator.ts';

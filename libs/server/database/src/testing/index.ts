export { openTestDatabase, testDirectory, testEngines, testPostgresUrl } from './testDatabase.ts';
export type { TestDatabase, TestEngine } from './testDatabase.ts';
export { hangingProxy } from './hangingProxy.ts';
export type { HangingProxy } from './hangingProxy.ts';
export { startChild } from './child.ts';
export type { TestChild } from './child.ts';
export { freePort } from './freePort.ts';
export { emptyTables } from './emptyTables.ts';
export { waitOf } from './waitOf.ts';

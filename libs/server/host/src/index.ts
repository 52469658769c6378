export { api } from './commands/api.ts';
export type { Command } from './commands/command.ts';
export { demo, demoApi } from './commands/demo.ts';
export { serve } from './commands/serve.ts';
export { readConfig } from './config.ts';
export type { ServerConfig } from './config.ts';
export { startHost } from './start-host.ts';
export type { RunningHost } from './start-host.ts';

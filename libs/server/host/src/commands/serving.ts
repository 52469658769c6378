import { errorFacts } from '@forecourt/api';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { readConfig } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import { endIfToldInWords } from '../setting-error.ts';
import type { Command } from './command.ts';
import { answerWords } from './settings.ts';

/** How a command that serves is started. */
export interface Serving {
  command: 'serve' | 'api';
  /** Who writes its log. */
  name: string;
  /** Where PORT is not set. */
  usualPort: number;
  start(config: ServerConfig, logger: Logger): Promise<{ stop(reason: string): Promise<void> }>;
}

/** A command that serves until the process is asked to end; what it reads of the environment is in `settings`, and printed by `--help`. */
export function serving({ command, name, usualPort, start }: Serving): Command {
  return async (words, root) => {
    const answered = answerWords(words, command, root);
    if (answered !== null) return answered;
    const logger = pino({ name, level: process.env['LOG_LEVEL'] ?? 'info' });
    try {
      const running = await start(readConfig(process.env, root, usualPort), logger);
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, () => void running.stop(signal));
      return undefined;
    } catch (error) {
      endIfToldInWords(error);
      logger.fatal(errorFacts(error), error instanceof Error ? error.message : `the ${name} could not start`);
      process.exit(1);
    }
  };
}

import { errorFacts } from '@forecourt/api';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { readConfig } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import { endIfToldInWords, SettingError } from '../setting-error.ts';
import type { Command } from './command.ts';
import { answerWords } from './settings.ts';
import type { ServingCommand } from './settings.ts';

/** The settings of a serving command. */
export interface Serving {
  command: ServingCommand;
  /** Name of its logger. */
  name: string;
  /** The default port. */
  usualPort: number;
  /** For shoppers on the internet: it does not start with an incomplete configuration. */
  production: boolean;
  start(config: ServerConfig, logger: Logger): Promise<Served>;
}

/** What runs. */
interface Served {
  stop(reason: string): Promise<void>;
  /** Reads the sites again, where a process can. */
  reload?(): Promise<void>;
}

/** A command that serves until a stop signal, and reads its sites again at SIGHUP; its environment variables are in `settings`, and `--help` prints them. */
export function serving({ command, name, usualPort, production, start }: Serving): Command {
  return async (words, root) => {
    const answered = answerWords(words, command, root);
    if (answered !== null) return answered;
    const logger = pino({ name, level: process.env['LOG_LEVEL'] ?? 'info' });
    const env = production ? process.env : { FORECOURT_MAILBOX: 'on', ...process.env };
    try {
      const running = await start(readConfig(env, root, usualPort, production), logger);
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, () => void running.stop(signal));
      const { reload } = running;
      if (reload)
        process.on('SIGHUP', () => {
          reload().catch((error: unknown) =>
            logger.error(
              { ...errorFacts(error), ...(error instanceof SettingError && { reason: error.message }) },
              'the sites could not be read again; they are served as before',
            ),
          );
        });
      return undefined;
    } catch (error) {
      endIfToldInWords(error);
      logger.fatal(errorFacts(error), error instanceof Error ? error.message : `the ${name} could not start`);
      process.exit(1);
    }
  };
}

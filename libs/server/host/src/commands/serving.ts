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

/**
 * A command that serves until a stop signal; its environment variables are in `settings`, and `--help` prints them. At SIGHUP it reads its sites
 * again where it has some; with a terminal that is the end of the terminal, and it stops.
 */
export function serving({ command, name, usualPort, production, start }: Serving): Command {
  return async (words, root) => {
    const answered = answerWords(words, command, root);
    if (answered !== null) return answered;
    const logger = pino({ name, level: process.env['LOG_LEVEL'] ?? 'info' });
    const env = production ? process.env : { FORECOURT_MAILBOX: 'on', ...process.env };
    try {
      const started = start(readConfig(env, root, usualPort, production), logger);
      // From the first moment: without a handler the signal ends the process, which a service manager takes for a wish.
      if (!process.stdin.isTTY) process.on('SIGHUP', () => void readAgain(started, logger));
      const running = await started;
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        if (signal !== 'SIGHUP' || process.stdin.isTTY) process.on(signal, () => void running.stop(signal));
      return undefined;
    } catch (error) {
      endIfToldInWords(error);
      logger.fatal(errorFacts(error), error instanceof Error ? error.message : `the ${name} could not start`);
      process.exit(1);
    }
  };
}

/** Has a command read its sites again once it has started, and says in the log why it could not. */
async function readAgain(started: Promise<Served>, logger: Logger): Promise<void> {
  // A start that fails says so by itself.
  const running = await started.catch(() => null);
  if (!running) return;
  if (!running.reload)
    return logger.warn('nothing is read again at SIGHUP here; start the process anew to change what it has');
  await running
    .reload()
    .catch((error: unknown) =>
      logger.error(
        { ...errorFacts(error), ...(error instanceof SettingError && { reason: error.message }) },
        'the sites could not be read again; they are served as before',
      ),
    );
}

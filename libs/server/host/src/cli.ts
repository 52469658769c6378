#!/usr/bin/env node
import { commands } from './commands/commands.ts';
import { projectRoot } from './project-root.ts';
import { endIfToldInWords } from './setting-error.ts';

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

// React reads it when it is loaded, so before the command is.
if (name === 'serve' || name === 'api') process.env['NODE_ENV'] = 'production';

if (command) {
  try {
    const run = await command.load();
    const exitCode = await run(words, projectRoot());
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    endIfToldInWords(error);
    throw error;
  }
} else {
  const list = Object.entries(commands).map(([each, { does }]) => `  ${each.padEnd(14)}${does}`);
  const usage = `Usage: npx forecourt <command>, in the folder of the project; with --help each says more of itself.\n\n${list.join('\n')}`;
  const asked = ['', 'help', '--help', '-h'].includes(name);
  if (asked) console.log(usage);
  else console.error(`"${name}" is not a command of forecourt.\n\n${usage}`);
  process.exitCode = asked ? 0 : 2;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * What a recipe of `docs/recipes` tells its reader to write and to run, in its order: `{ file, text }` for a block of code that is
 * announced by a name in backticks and a colon, `{ command }` for each line of a block of shell.
 */
export function readRecipe(name) {
  const text = readFileSync(join(root, 'docs/recipes', name), 'utf8');
  return [...text.matchAll(/(?:`([^`\n]+)`:\n+)?```(\w+)\n([\s\S]*?)```/g)].flatMap(
    ([, file, language, block]) => {
      if (language === 'sh')
        return block
          .trimEnd()
          .split('\n')
          .map((command) => ({ command }));
      if (file === undefined) throw new Error(`${name} has a block of ${language} that says no file.`);
      return [{ file, text: block }];
    },
  );
}

/** The environment and the words of a command line such as `NODE_ENV=production npx react-router build`. */
export function readCommand(line) {
  const words = line.split(' ');
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const env = Object.fromEntries(words.slice(0, first).map((word) => word.split('=')));
  const [command, ...args] = words.slice(first);
  return { env, command, args };
}

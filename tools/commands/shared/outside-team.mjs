import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { startOutside } from './outside-host.mjs';
import { root } from './paths.mjs';
import { readCommand } from './recipe.mjs';
import { run, tail } from './run.mjs';
import { Problem } from './say.mjs';

const pathOutside = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(root));
/**
 * npm finds the settings of the machine (a proxy, a certificate authority) beside the Node that runs it. Here that is the Node of the
 * workspace, which has none, so they are named.
 */
const machineSettings = () =>
  execFileSync('npm', ['config', 'get', 'globalconfig'], {
    env: { ...process.env, PATH: pathOutside.join(delimiter) },
    encoding: 'utf8',
  }).trim();

/** Runs a command and gives its output. @throws with the end of its output where it fails. */
export async function succeeds(label, command, args, options) {
  const result = await run(label, command, args, options);
  if (!result.ok) throw new Problem(`${label} failed:\n${tail(result.output, 40)}`);
  return result.output;
}

/**
 * A team outside the workspace, which follows a recipe in a folder: this Node, its own npm, the registry that has the packages, and
 * nothing of the workspace.
 *
 * @param {string} place an empty folder, in which `cd` of the recipe begins.
 * @param {string} slug the site, which is asked for as `<slug>.localhost`.
 */
export function outsideTeam({ place, registry, slug }) {
  let cwd = place;
  const machine = machineSettings();
  const env = (more = {}) => ({
    ...registry.env,
    npm_config_globalconfig: machine,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
    NODE_OPTIONS: '',
    NODE_ENV: '',
    PATH: [dirname(process.execPath), ...pathOutside].join(delimiter),
    ...more,
  });
  return {
    /** Writes a file of a recipe, or runs a command of it and gives its output. `cd` counts for all that follow. */
    async follow({ file, text, command: line }) {
      if (file !== undefined) return writeFileSync(join(cwd, file), text);
      const { env: own, command, args } = readCommand(line);
      // npm keeps what it has once run, by name and version: a new machine has nothing of an earlier rehearsal.
      const runs = line.startsWith('npm create ') && { npm_config_cache: join(place, 'npm-cache') };
      if (command !== 'cd')
        return succeeds(`Outside: ${line.slice(0, 60)}`, command, args, {
          cwd,
          env: env({ ...own, ...runs }),
        });
      cwd = join(cwd, args[0]);
    },
    /** Runs a command that may fail: whether it succeeded, and its output. */
    attempt(line) {
      const { env: own, command, args } = readCommand(line);
      return run(`Outside: ${line}`, command, args, { cwd, env: env(own) });
    },
    /** Starts a command of a recipe that serves the site, which is asked for by `site`. */
    serves(line, more = {}, site = `${slug}.localhost`) {
      const { env: own, command, args } = readCommand(line);
      return startOutside(command, args, { cwd, env: env({ ...own, ...more }), site });
    },
    /** Stock and pictures that the team has: made in the workspace, where the demonstration's writer is. */
    async bringStock() {
      // The same declaration where the workspace's packages are found: for the writer of its stock.
      const declared = join(root, '.forecourt/rehearsal', slug);
      try {
        mkdirSync(declared, { recursive: true });
        cpSync(join(cwd, 'dealer.config.ts'), join(declared, 'dealer.config.ts'));
        const writer = '--conditions=@forecourt/source libs/testing/fixtures/src/write-demo-stock.ts';
        await succeeds('Writing the stock', process.execPath, [...writer.split(' '), place, declared]);
      } finally {
        rmSync(declared, { recursive: true, force: true });
      }
      cpSync(join(place, `${slug}.ndjson`), join(cwd, 'stock.ndjson'));
      cpSync(join(root, 'assets/pictures'), join(cwd, 'public/pictures'), { recursive: true });
      const lines = readFileSync(join(cwd, 'stock.ndjson'), 'utf8').trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    },
  };
}

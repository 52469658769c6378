import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Problem } from './say.mjs';

/** Seconds. */
const A_DAY = 86_400;

function git(words, { folder = root, buffer = false } = {}) {
  const result = spawnSync('git', words, {
    cwd: folder,
    maxBuffer: 1024 ** 3,
    ...(!buffer && { encoding: 'utf8' }),
  });
  if (result.status !== 0) throw new Problem(`git ${words.join(' ')}: ${String(result.stderr).trim()}`);
  return buffer ? result.stdout : result.stdout.trim();
}

/**
 * The commit that figures are compared with: the named one, or main as it was a day before HEAD.
 *
 * @throws Problem when the clone is too shallow to have it.
 */
export function lastMain(named, { folder = root } = {}) {
  if (named) return git(['rev-parse', '--verify', `${named}^{commit}`], { folder });
  const at = Number(git(['show', '-s', '--format=%ct', 'HEAD'], { folder }));
  const found = git(['rev-list', '-1', '--first-parent', `--before=${at - A_DAY}`, 'HEAD'], { folder });
  if (found) return found;
  throw new Problem(
    'This clone has no commit that is a day older than HEAD, so there is no last main to compare with.\n' +
      'Fetch the history (git fetch --unshallow; fetch-depth: 0 in a workflow), or name a commit with --base.',
  );
}

/**
 * Unpacks the libs of a commit into a folder, with the packages that are installed here; its own libs are its own.
 *
 * @returns the folder, and how to delete it.
 */
export function unpacked(commit, { folder = root } = {}) {
  const into = mkdtempSync(join(tmpdir(), 'forecourt-base-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(into, { recursive: true, force: true });
  };
  // Ctrl-C ends the process without `remove`.
  process.once('exit', remove);
  const archive = git(['archive', commit, 'libs', 'package.json', 'tsconfig.base.json'], {
    folder,
    buffer: true,
  });
  const tar = spawnSync('tar', ['-x', '-C', into], { input: archive });
  if (tar.status !== 0) {
    remove();
    throw new Problem(`The commit ${commit} could not be unpacked: ${String(tar.stderr).trim()}`);
  }
  const [installed, own] = [join(folder, 'node_modules'), join(into, 'node_modules')];
  mkdirSync(own);
  for (const { name } of readdirSync(installed, { withFileTypes: true })) {
    // Links to libs of the workspace are relative: copied, they lead to the libs of the commit.
    if (name.startsWith('@forecourt'))
      cpSync(join(installed, name), join(own, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), join(own, name));
  }
  return { folder: into, remove };
}

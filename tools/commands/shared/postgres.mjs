import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptGet } from './apt.mjs';
import { root } from './paths.mjs';
import { freePort } from './port.mjs';
import { Problem, progress } from './say.mjs';

const STARTS_WITHIN_MS = 30_000;
const INSTALL_HINT =
  'Install PostgreSQL (Debian: apt-get install postgresql), or run the tests with DATABASE_URL, the address of a server of your own.';

/** Whether dpkg has set up the package that a folder of Debian's belongs to. Programs are in the folder before what they need is there. */
export function isSetUp(folder, { command = 'dpkg-query' } = {}) {
  const [, version] = /^\/usr\/lib\/postgresql\/(\d+)\/bin$/.exec(folder) ?? [];
  if (!version) return true;
  const asked = ['-W', '-f', '${db:Status-Status}', `postgresql-${version}`];
  const { status, stdout } = spawnSync(command, asked, { encoding: 'utf8' });
  // Where no package has this name, the folder was made in another way.
  return status !== 0 || ['installed', 'triggers-pending'].includes(stdout);
}

/** The folder with initdb: that of pg_config, then the newest of Debian's. */
function findBinaries() {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [configured, ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && isSetUp(folder)) ?? null;
}

/** Installs Debian's package. */
async function install() {
  if (spawnSync('apt-get', ['--version']).status !== 0)
    throw new Problem(`PostgreSQL is missing. ${INSTALL_HINT}`);
  const line = progress('Installing PostgreSQL');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    const { ok, output } = await aptGet(args);
    if (!ok) {
      line.failed();
      throw new Problem(
        `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1) ?? ''} ${INSTALL_HINT}`,
      );
    }
  }
  line.done();
  const binaries = findBinaries();
  if (!binaries) throw new Problem(`PostgreSQL was installed but initdb is not to be found. ${INSTALL_HINT}`);
  return binaries;
}

/**
 * The folder with the programs of PostgreSQL, which is installed where it is missing. While another process installs it, apt-get waits for
 * that one.
 */
export const postgresBinaries = async () => findBinaries() ?? (await install());

/** The user that runs PostgreSQL: the caller; if that is root, the package's user, else nobody. */
function unprivileged() {
  if (process.getuid() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    );
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Problem(
    'PostgreSQL does not run as root, and this system has neither a postgres nor a nobody user. Run this as another user, or set DATABASE_URL.',
  );
}

/**
 * Starts a temporary cluster as a non-root user (PostgreSQL refuses root).
 *
 * @param {{ durable?: boolean }} options `durable` keeps what is written, as a server of real data does; without it tests are faster.
 * @returns what a command needs to use it: its address and the environment of that command, with the programs of the server (pg_dump) in
 *   PATH; and `stop`, which ends it and removes its files. If this process is ended before, the cluster ends too.
 */
export async function startCluster({ durable = false } = {}) {
  const binaries = await postgresBinaries();
  const line = progress('Starting a temporary PostgreSQL');
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, encoding: 'utf8' };
  const data = join(folder, 'data');
  let server;
  const isRunning = () => server && server.exitCode === null && server.signalCode === null;
  const abandon = () => {
    process.off('exit', abandon);
    if (isRunning()) server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (initdb.status !== 0) {
    line.failed();
    abandon();
    throw new Problem(`initdb failed: ${initdb.stderr?.trim() || initdb.error?.message}`);
  }

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'log_min_messages=fatal',
    'max_connections=200',
  ];
  server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Its own process group: Ctrl-C must end the command before the server.
    { ...options, stdio: 'ignore', detached: true },
  );
  const stop = async () => {
    if (isRunning()) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    abandon();
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  const ready = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], options).status ===
    0;
  while (!ready()) {
    if (server.exitCode !== null || Date.now() > deadline) {
      line.failed();
      await stop();
      throw new Problem(
        `PostgreSQL did not start within ${STARTS_WITHIN_MS / 1000} s on port ${port}. Start again when the machine has less to do, or set DATABASE_URL.`,
      );
    }
    await setTimeout(100);
  }
  line.done(`port ${port}`);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH, binaries].join(delimiter);
  return { url, env: { PATH: path, FORECOURT_TEST_POSTGRES: url }, stop };
}

/** It asks the registry of npm, so it runs at night and not in `npm test`. */
import { execFile } from 'node:child_process';
import { command } from './shared/command.mjs';
import { root } from './shared/paths.mjs';
import { childEnvironment } from './shared/run.mjs';
import { Problem, progress } from './shared/say.mjs';

/** What npm says as JSON; its exit code is 1 where it finds something. */
async function npm(folder, ...args) {
  const { stdout, stderr } = await new Promise((resolve) => {
    const options = { cwd: folder, env: childEnvironment(), maxBuffer: 256 * 1024 * 1024 };
    execFile('npm', [...args, '--json'], options, (_error, stdout, stderr) => resolve({ stdout, stderr }));
  });
  const answer = parsed(stdout);
  if (answer && !answer.error) return answer;
  const why = answer?.message ?? answer?.error.summary ?? (stderr || stdout);
  throw new Problem(`npm ${args.join(' ')} has no answer, so nobody knows: ${why}`);
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The packages that a package.json names and of which there is a newer version, with the dates of their versions. */
async function outdated(folder) {
  const line = progress('Asking for newer versions');
  const packages = [];
  for (const [name, entry] of Object.entries(await npm(folder, 'outdated')).toSorted(([a], [b]) =>
    a.localeCompare(b),
  )) {
    const [{ current }] = [entry].flat();
    if (current === undefined) throw new Problem(`${name} is not installed. Run npm ci.`);
    line.detail(name);
    packages.push({ name, current, times: await npm(folder, 'view', name, 'time') });
  }
  line.done();
  return packages;
}

const declaration = {
  call: 'npm run updates --',
  does:
    'Whether every package is as new as docs/operations/updates.md promises, and none that runs in production has a known vulnerability. ' +
    'It asks the registry of npm, about this workspace or another folder.',
  words: '[folder]',
};

await command(declaration, async ({ words: [folder = root] }) => {
  const { heldBack, overdue, vulnerable } = await import('./shared/updates.mjs');
  const packages = await outdated(folder);
  const late = overdue(packages, Date.now());
  console.log(
    `Packages with a newer version: ${packages.length}, for longer than we promise: ${late.length}.`,
  );
  for (const { name } of packages.filter(({ name }) => name in heldBack))
    console.log(`  ${name} stays at its major version: ${heldBack[name]}.`);
  const [audit] = await Promise.allSettled([npm(folder, 'audit', '--omit=dev')]);
  const known = audit.status === 'fulfilled' ? vulnerable(audit.value) : [audit.reason.message];
  if (late.length + known.length > 0) throw new Problem([...known, ...late].join('\n  '));
  console.log('No package that runs in production has a known vulnerability.');
});

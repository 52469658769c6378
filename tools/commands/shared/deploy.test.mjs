/** What is in `deploy/`, and the commands of the guides to operations, are held to the commands, settings and metrics that there are. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { settings } from '../../../libs/server/host/src/commands/settings.ts';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const unit = read('deploy/forecourt.service');
const compose = parse(read('deploy/compose.yaml'));
const alerts = parse(read('deploy/alerts.yaml'));
const dashboard = JSON.parse(read('deploy/dashboard.json'));
const guides = ['deploy.md', 'production.md'].map((name) => read(`docs/operations/${name}`)).join('\n');
/** The example of settings as name and value. */
const example = Object.fromEntries(
  read('deploy/forecourt.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)?.slice(1) ?? assert.fail(`not a setting: ${line}`)),
);
const known = new Set(settings.filter(({ of }) => of.includes('serve')).map(({ name }) => name));
const serving = manifest.scripts.serve;

test('the example of settings has settings that serve reads, and every one that a start needs', () => {
  for (const name of Object.keys(example)) assert.ok(known.has(name), `serve does not read ${name}`);
  const needed = [...guides.matchAll(/^\| (`[A-Z0-9_`, ]+`) +\|/gm)]
    .flatMap(([, names]) => [...names.matchAll(/[A-Z0-9_]+/g)].map(String))
    .filter((name) => !name.includes('_PER_'));
  assert.ok(needed.includes('METRICS_TOKEN') && needed.includes('TYPESENSE_API_KEY'));
  for (const name of needed) assert.ok(name in example, `the example lacks ${name}`);
});

test('the image is built from what there is, and serves as npm run serve does', () => {
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const words = /^(FROM|ENV|WORKDIR|COPY|RUN|VOLUME|USER|EXPOSE|HEALTHCHECK|CMD) \S/;
  for (const line of lines) assert.match(line, words);
  const stages = lines.filter((line) => line.startsWith('FROM'));
  assert.deepEqual(
    stages.map((line) => / node:(\d+)-/.exec(line)?.[1]),
    stages.map(() => read('.nvmrc').trim()),
  );
  // As the user that owns nothing but the data.
  assert.ok(lines.indexOf('USER node') > lines.findIndex((line) => line.startsWith('COPY --from=build')));
  assert.deepEqual(JSON.parse(lines.at(-1).slice('CMD '.length)), serving.split(' '));
  for (const name of ['.git', '.forecourt', 'deploy/forecourt.env', 'deploy/.env'])
    assert.ok(read('deploy/Dockerfile.dockerignore').split('\n').includes(name), `${name} is not ignored`);
});

test('the program of the unit is what npm run serve starts, with directives of systemd', () => {
  const sections = new Map();
  let section;
  for (const line of unit.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, title] = /^\[(Unit|Service|Install)\]$/.exec(line) ?? [];
    if (title) sections.set((section = title), []);
    else {
      assert.match(line, /^[A-Z][A-Za-z]+=/);
      sections.get(section).push(line);
    }
  }
  assert.deepEqual([...sections.keys()], ['Unit', 'Service', 'Install']);
  const service = sections.get('Service');
  assert.ok(service.includes(`ExecStart=/usr/bin/${serving}`));
  assert.ok(service.includes('User=forecourt') && service.includes('NoNewPrivileges=yes'));
  for (const line of service.filter((each) => each.startsWith('Environment=')))
    assert.ok([...known, 'NODE_ENV'].includes(/=([A-Z_]+)=/.exec(line)?.[1]), line);
  // Where systemd is, it has the last word. It looks for the program and its folder too.
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-unit-'));
  const file = join(folder, 'forecourt.service');
  const here = unit
    .replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
    .replace(/^(WorkingDirectory)=.*$/m, '$1=/');
  writeFileSync(file, here);
  const checked = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (checked.error?.code !== 'ENOENT')
    assert.doesNotMatch(checked.stderr, /forecourt\.service.*(Unknown|Failed|Invalid)/);
});

test('the services of compose have what the host needs, from images with a version', () => {
  const { services, volumes } = compose;
  for (const [name, { image, build, volumes: mounts = [], depends_on: needs = {} }] of Object.entries(
    services,
  )) {
    if (build) assert.ok(existsSync(join(root, 'deploy', build.context, build.dockerfile)));
    else assert.match(image, /^[a-z/]+:\d[\w.-]*$/, name);
    for (const mount of mounts) assert.ok(mount.split(':')[0] in volumes, `${name}: ${mount}`);
    for (const other of Object.keys(needs)) assert.ok(other in services, `${name} needs ${other}`);
  }
  const { environment, env_file: file, ports } = services.host;
  assert.equal(file, 'forecourt.env');
  for (const name of Object.keys(environment)) assert.ok(known.has(name), name);
  assert.ok(Number(/:(\d+)/.exec(services.database.image)[1]) >= 15);
  // Nobody but the proxy of this machine reaches it.
  assert.deepEqual(ports, ['127.0.0.1:4200:4200']);
});

/** The metrics of the API and of Node, each with its labels. */
function metrics() {
  const names = new Map([['up', ['job', 'instance']]]);
  for (const file of filesBelow(join(root, 'libs/server')).filter((each) => each.endsWith('.ts')))
    for (const [, name, rest] of read(`libs/server/${file}`).matchAll(
      /name: '(forecourt_\w+)',([^}]*?)registers/g,
    ))
      names.set(name, [...(/labelNames: \[(.*?)\]/.exec(rest)?.[1] ?? '').matchAll(/\w+/g)].map(String));
  const script =
    "const { collectDefaultMetrics, register } = require('prom-client'); collectDefaultMetrics(); register.getMetricsAsArray().map(({ name }) => name).join()";
  const ofNode = spawnSync(process.execPath, ['-p', script], {
    cwd: join(root, 'libs/server/api'),
    encoding: 'utf8',
  });
  for (const name of ofNode.stdout.trim().split(',')) names.set(name, ['instance', 'job']);
  return names;
}

test('the alerts and the dashboard ask for metrics and labels that there are, in words of Prometheus', () => {
  const rules = alerts.groups.flatMap((group) => group.rules);
  for (const { alert, expr, annotations } of rules)
    assert.ok(alert && expr && annotations.summary && annotations.action, JSON.stringify(alert));
  const panels = dashboard.panels.flatMap(({ targets }) => targets);
  assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
  const there = metrics();
  for (const { expr } of [...rules, ...panels]) {
    parser.parse(expr).iterate({
      enter({ type, name, from, to }) {
        assert.ok(!type.isError, `not an expression of Prometheus: ${expr}`);
        const word = expr.slice(from, to);
        if (name === 'Identifier')
          assert.ok(
            there.has(word.replace(/_(bucket|count|sum)$/, '')) || there.has(word),
            `no metric ${word}`,
          );
        if (name === 'LabelName')
          assert.ok(
            word === 'le' ||
              [...there].some(([metric, labels]) => expr.includes(metric) && labels.includes(word)),
            `${word} in ${expr}`,
          );
      },
    });
  }
});

/** The commands of a guide, one a line. */
const commands = [...guides.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block]) => block.trim().split('\n'));

test('the guides start programs, scripts and files that there are', () => {
  assert.ok(commands.length > 10);
  const programs = [
    'cp',
    'mv',
    'chmod',
    'umask',
    'printf',
    'docker',
    'cd',
    'npm',
    'npx',
    'sudo',
    'journalctl',
    'pg_dump',
    'createdb',
    'pg_restore',
  ];
  for (const command of commands) {
    assert.ok(programs.includes(command.split(' ')[0]), command);
    for (const file of command.match(/(?<![\w/-])(?:deploy|libs|tools)\/[\w./-]+/g) ?? [])
      assert.ok(
        existsSync(join(root, file)) || /deploy\/(\.env|forecourt\.env)$/.test(file),
        `${file} in ${command}`,
      );
  }
  for (const [, script] of guides.matchAll(/npm run ([\w:]+)/g))
    assert.ok(script in manifest.scripts, script);
  assert.ok(guides.includes('--projects "apps/dealers/*,apps/desk"'));
  assert.ok(dockerfile.includes('--projects "apps/dealers/*,apps/desk"'));
  assert.ok(existsSync(join(root, 'apps/desk/package.json')));
});

test('the guides and alerts name commands of forecourt that it has', { timeout: 60_000 }, () => {
  const words =
    /(?:forecourt|cli\.ts|npm run(?= (?:search|leads|database) --)) (serve|api|demo|dev|stock-import|search|leads|database|desk|finance|checkout)(?: -- | )?(list|retry|recent|verify|rebuild|status|down)?\b/g;
  const named = new Map();
  for (const [, command, word] of `${guides}\n${read('deploy/alerts.yaml')}`.matchAll(words))
    named.set(command, [...(named.get(command) ?? []), ...(word ? [word] : [])]);
  assert.ok(named.get('leads')?.includes('retry') && named.get('search')?.includes('rebuild'));
  assert.ok(named.get('database')?.includes('down'));
  for (const [command, used] of named) {
    const cli = ['--conditions=@forecourt/source', 'libs/server/host/src/cli.ts', command, '--help'];
    const { stdout, status } = spawnSync(process.execPath, cli, { cwd: root, encoding: 'utf8' });
    assert.equal(status, 0, command);
    for (const word of used) assert.match(stdout, new RegExp(`\\b${word}\\b`), `${command} ${word}`);
  }
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOutside } from '../outside-host.mjs';
import { outsideTeam, succeeds } from '../outside-team.mjs';
import { root } from '../paths.mjs';
import { publicLibs } from '../public-libs.mjs';
import { startRegistry } from '../registry.mjs';
import { run } from '../run.mjs';
import { Problem } from '../say.mjs';

/** The site of the week. Inside of the workspace its app must not be in .gitignore, or Nx would not see it. */
export const slug = 'first-week-motors';

/**
 * Publishes every lib as it is built, under another version than that of the workspace: from copies, with the ranges between them.
 */
async function publishAs(version, folder, registry) {
  const libs = publicLibs();
  const [{ manifest: any }] = libs;
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const all = libs.flatMap((lib) => ['-w', lib.folder]);
  await succeeds(`Packing ${version}`, 'npm', ['pack', '--silent', '--pack-destination', copies, ...all]);
  for (const { manifest } of libs) {
    const own = join(copies, manifest.name.replace('@forecourt/', ''));
    mkdirSync(own);
    const packed = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    execFileSync('tar', ['xzf', join(copies, packed), '-C', own, '--strip-components=1']);
    const text = readFileSync(join(own, 'package.json'), 'utf8');
    writeFileSync(
      join(own, 'package.json'),
      text
        .replace(`"version": "${any.version}"`, `"version": "${version}"`)
        .replaceAll(`"^${any.version}"`, `"^${version}"`),
    );
  }
  writeFileSync(join(copies, 'package.json'), '{ "private": true, "workspaces": ["*"] }');
  const publish = ['publish', '--loglevel=error', '--workspaces', '--registry', registry.url];
  await succeeds(`Publishing ${version}`, 'npm', publish, { cwd: copies, env: registry.env });
}

/** A team outside, with packages from a registry of its own: the version of the workspace, and the next minor one. */
export async function outside() {
  const place = mkdtempSync(join(tmpdir(), 'forecourt-first-week-'));
  const registry = await startRegistry(place);
  const [{ manifest }] = publicLibs();
  const [major, minor] = manifest.version.split('.').map(Number);
  const next = `${major}.${minor + 1}.0`;
  try {
    const all = publicLibs().flatMap(({ folder }) => ['-w', folder]);
    await succeeds('Publishing', 'npm', ['publish', '--loglevel=error', ...all, '--registry', registry.url], {
      env: registry.env,
    });
    await publishAs(next, place, registry);
  } catch (error) {
    await registry.stop();
    throw error;
  }
  const team = outsideTeam({ place, registry, slug });
  const follow = (command) => team.follow({ command });
  return {
    name: 'Outside the workspace, from published packages',
    app: join(place, slug),
    start: [
      {
        title: 'Create a project',
        asked: `\`npm create @forecourt ${slug}\``,
        made: true,
        async run() {
          await follow(`npm create @forecourt@${manifest.version} ${slug}`);
          await follow(`cd ${slug}`);
        },
      },
      { title: 'Install', asked: '`npm install`', made: true, run: () => follow('npm install') },
      {
        title: 'Example stock',
        asked: '`npm run stock`',
        async run() {
          const output = String(await follow('npm run stock'));
          if (!/\b3 added/.test(output)) throw new Problem(`The example stock is not imported:\n${output}`);
        },
      },
    ],
    dev: { asked: '`npm run dev`', run: () => team.serves('npx forecourt dev') },
    install: (name) => follow(`npm install ${name}`),
    importFeed: (file) => follow(`npx forecourt stock-import --feed ${file} --allow-drop`),
    serve: (env) => team.serves('node_modules/.bin/forecourt demo', { NODE_ENV: 'production', ...env }),
    launch: () => team.attempt('node_modules/.bin/forecourt serve'),
    types: () => follow('npm run types'),
    build: () => team.attempt('npm run build'),
    buildAsked: '`npm run types`, `npm run build`',
    upgrade: {
      asked: 'One command, and what the build says of renamed keys',
      run: () =>
        follow(
          `npm install ${publicLibsOf(join(place, slug))
            .map((name) => `${name}@^${next}`)
            .join(' ')}`,
        ),
    },
    async end() {
      await registry.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

const publicLibsOf = (app) =>
  Object.keys(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')).dependencies).filter((name) =>
    name.startsWith('@forecourt/'),
  );

/** The same in the workspace: an app of its own, removed at the end. */
export async function inside() {
  const app = join(root, 'apps/dealers', slug);
  const data = mkdtempSync(join(tmpdir(), 'forecourt-first-week-'));
  const env = { FORECOURT_DATA: data, NODE_ENV: '' };
  const shared = ['tsconfig.json', 'package-lock.json'].map((name) => join(root, name));
  const before = shared.map((file) => readFileSync(file));
  const program = ['--conditions=@forecourt/source', 'libs/server/host/src/cli.ts'];
  rmSync(app, { recursive: true, force: true });
  return {
    name: 'Inside the workspace',
    app,
    start: [
      {
        title: 'Generate a dealer',
        asked: `\`npx nx g workspace:dealer ${slug}\``,
        made: true,
        async run() {
          await succeeds('Generating', process.execPath, [
            'tools/commands/shared/generate-dealer.mjs',
            slug,
            'classic',
            'cars',
          ]);
          const lock = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];
          await succeeds('Entering it in the lock file', 'npm', lock);
        },
      },
    ],
    dev: {
      asked: `\`npx nx dev @forecourt-dealers/${slug}\``,
      run: () =>
        startOutside('nx', ['dev', `@forecourt-dealers/${slug}`], {
          cwd: root,
          env,
          site: `${slug}.localhost`,
        }),
    },
    // In a workspace packages are in one folder; the app names what it uses.
    async install(name) {
      const file = join(app, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(
        file,
        `${JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, [name]: '*' } }, null, 2)}\n`,
      );
    },
    importFeed: (file) =>
      succeeds(
        'Importing',
        process.execPath,
        [...program, 'stock-import', '--dealer', slug, '--feed', join(app, file), '--allow-drop'],
        { env },
      ),
    serve: (more) =>
      startOutside(process.execPath, [...program, 'demo'], {
        cwd: root,
        env: { ...env, NODE_ENV: 'production', ...more },
        site: `${slug}.localhost`,
      }),
    launch: () =>
      run('Serving without settings', process.execPath, [...program, 'serve'], {
        env: { FORECOURT_DATA: '' },
      }),
    types: () => succeeds('Types', 'nx', ['typecheck', `@forecourt-dealers/${slug}`]),
    build: () => run('Building', 'nx', ['build', `@forecourt-dealers/${slug}`]),
    buildAsked: `\`npx nx run-many -t typecheck build -p @forecourt-dealers/${slug}\``,
    upgrade: {
      asked: 'What the build says of renamed keys; the libs are those of the workspace',
      run: async () => {},
    },
    async end() {
      shared.forEach((file, at) => writeFileSync(file, before[at]));
      for (const folder of [app, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { pretty } from './shared/pretty.mjs';
import { answerAt } from './shared/route-answers.mjs';
import { requiredRoutes } from './shared/required-routes.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

const page = join(root, 'docs/reference/routes.md');
const load = (path) => import(pathToFileURL(join(root, path)).href);

/** Each dealer with its routes and the addresses that its content gives it. */
async function sites() {
  const { addressesOf, readContent, sourceFiles } = await load('libs/platform/content-files/src/index.ts');
  return Promise.all(
    siteSlugs().map(async (slug) => {
      const directory = join(root, 'apps/dealers', slug);
      const { default: definition } = await load(`apps/dealers/${slug}/dealer.config.ts`);
      const { content, problems } = await readContent({
        directory,
        definition,
        files: sourceFiles(directory),
      });
      if (problems.length > 0)
        throw new Problem(`The content of ${slug} has problems; npm run build names them.`);
      const { ownPages } = definition.dealer;
      const addresses = [...addressesOf(content), ...ownPages.map(({ path }) => path)];
      const models = content.offers.filter(
        ({ model }) => model !== null && model.override_url === null,
      ).length;
      return {
        slug,
        routes: definition.routes,
        accounts: 'account' in definition.features,
        addresses,
        models,
      };
    }),
  );
}

async function routesPage() {
  const all = await sites();
  const rows = requiredRoutes.map(({ route, example }) => [
    `\`${route}\``,
    ...all.map((site) => answerAt(site, example ?? route)),
  ]);
  const text = [
    '# Routes',
    '',
    'Each required route and what each dealer of this workspace answers, written by `tools/commands/routes-page.mjs` from the declarations and',
    'content files. A page of content counts whatever its first and last day.',
    '',
    'page: 200. sign-in: 200 for who is signed in, others are asked to sign in. redirect: the address of another page. 404: the dealer does not',
    'have it. The journeys ask the served sites for the same addresses.',
    '',
    'A page about finance asks for a sign-in where the site has accounts and its address names a vehicle with a VIN.',
    '',
    `| route | ${all.map(({ slug }) => slug).join(' | ')} |`,
    `| --- | ${all.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
  return pretty(text, page);
}

const declaration = {
  call: 'node --conditions=@forecourt/source tools/commands/routes-page.mjs',
  does:
    'Writes docs/reference/routes.md: each required route, and what each dealer of the workspace answers at it, read from the declarations ' +
    'and content files.',
  options: { check: { type: 'boolean', does: 'only verifies that it is up to date' } },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const text = await routesPage();
  const isCurrent = existsSync(page) && readFileSync(page, 'utf8') === text;
  if (!values.check) return isCurrent || writeFileSync(page, text);
  if (!isCurrent)
    throw new Problem(
      'docs/reference/routes.md does not say what the dealers declare. Write it again: node --conditions=@forecourt/source tools/commands/routes-page.mjs',
    );
});

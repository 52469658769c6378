import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { itemTypes, slugProblem, templates, type DealerOptions, type Sold } from './dealerOptions.ts';
import { projectFiles } from './projectFiles.ts';

const kinds = Object.keys(itemTypes);

const usage = `Creates the project of a dealer site that is built from the published packages.

  npm create @forecourt <slug> -- [options]

  <slug>             short name of the site and of its folder: lakeside-motors
  --name <text>      trading name; made of the slug by default
  --template <name>  layout: ${templates.join(', ')}; ${templates[0]} by default
  --sells <kinds>    what it sells, the main kind first: ${kinds.join(', ')}; ${kinds[0]} by default
  --help             prints this
`;

/** What was printed where, and the exit status. */
export interface Created {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * The command `npm create @forecourt`: writes a project into a new folder. What is wrong with the arguments is said before
 * anything is written.
 *
 * @param argv the arguments behind the name of the command.
 * @param cwd the folder in which the project gets a folder of its own.
 */
export function create(argv: readonly string[], cwd: string): Created {
  if (argv.includes('--help') || argv.includes('-h')) return { exitCode: 0, stdout: usage, stderr: '' };
  const options = read(argv);
  const problem = typeof options === 'string' ? options : folderProblem(path.join(cwd, options.slug));
  if (typeof options === 'string' || problem)
    return { exitCode: 2, stdout: '', stderr: `${problem}\n\n${usage}` };
  const folder = path.join(cwd, options.slug);
  const files = Object.entries(projectFiles(options));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { exitCode: 0, stdout: nextSteps(options.slug, files.length), stderr: '' };
}

/** The options in the arguments, or what is wrong with them. */
function read(argv: readonly string[]): DealerOptions | string {
  const option = { type: 'string' } as const;
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options: { name: option, template: option, sells: option },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) => token.kind === 'option' && !['name', 'template', 'sells'].includes(token.name),
  );
  if (unknown?.kind === 'option') return `There is no option ${unknown.rawName}.`;
  const bare = Object.entries(values).find(([, value]) => typeof value !== 'string');
  if (bare) return `--${bare[0]} needs a value.`;
  const [slug, ...more] = positionals;
  if (slug === undefined) return 'The slug is missing: the site needs a short name, such as lakeside-motors.';
  if (more.length > 0) return `“${more.join(' ')}” is not understood: a project has one slug.`;
  const { name, template, sells } = values;
  const sold = typeof sells === 'string' ? sells.split(',') : undefined;
  const wrong = sold?.find((kind) => !isSold(kind));
  if (wrong !== undefined) return `--sells: “${wrong}” is not one of ${kinds.join(', ')}.`;
  const chosen = templates.find((each) => each === template);
  if (template !== undefined && !chosen)
    return `--template: “${String(template)}” is not one of ${templates.join(', ')}.`;
  return (
    slugProblem(slug) ?? {
      slug,
      ...(typeof name === 'string' && { name }),
      ...(chosen && { template: chosen }),
      ...(sold && { sells: sold.filter(isSold) }),
    }
  );
}

const isSold = (kind: string): kind is Sold => Object.hasOwn(itemTypes, kind);

const folderProblem = (folder: string): string | null =>
  existsSync(folder) && readdirSync(folder).length > 0
    ? `${folder} has files already, and nothing of yours is overwritten. Choose another slug, or empty the folder.`
    : null;

const nextSteps = (slug: string, count: number) => `${slug} has ${count} files. Next:

  cd ${slug}
  npm install
  npm run stock     imports the example vehicles of stock.ndjson
  npm run dev       http://${slug}.localhost:4200, with hot reload

Then edit dealer.config.ts, theme.css, overrides.tsx and public/. The other files stay as they are.
`;

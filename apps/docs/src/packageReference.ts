import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Application } from 'typedoc';
import type { TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { z } from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  private: z.boolean().default(false),
  exports: z.object({ '.': z.object({ '@forecourt/source': z.string() }).optional() }).optional(),
});

/** The index of every published lib, by the name of its package. */
export function publishedIndexes(root: string): Map<string, string> {
  const found = globSync('libs/*/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
      const index = manifest.exports?.['.']?.['@forecourt/source'];
      return manifest.private || !index
        ? []
        : [[manifest.name, path.join(root, path.dirname(file), index)] as const];
    });
  return new Map(found);
}

/**
 * Reads what the index of each published lib exports, from types and comments.
 *
 * @param root - folder of the workspace
 * @param out - folder of the pages that are made of it
 * @throws Error if a source cannot be read, or a comment names a parameter that does not exist
 */
export async function readPackages(root: string, out: string) {
  const indexes = publishedIndexes(root);
  // TypeDoc calls a lib by the path of its index below the folder that all have in common.
  const names = new Map(
    [...indexes].map(([name, index]) => [
      path
        .relative(path.join(root, 'libs'), index)
        .replace(/\.tsx?$/, '')
        .replace(/\/index$/, ''),
      name.replace('@forecourt/', ''),
    ]),
  );
  const options: TypeDocOptions & PluginOptions = {
    entryPoints: [...indexes.values()],
    tsconfig: path.join(root, 'apps/docs/tsconfig.reference.json'),
    plugin: ['typedoc-plugin-markdown'],
    // `typecheck` has looked at all types.
    skipErrorChecking: true,
    readme: 'none',
    out,
    entryFileName: 'index',
    router: 'module',
    flattenOutputFiles: true,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    disableSources: true,
    hideGenerator: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    parametersFormat: 'table',
    propertyMembersFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    enumMembersFormat: 'table',
    classPropertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    treatWarningsAsErrors: true,
    validation: {
      notExported: false,
      invalidLink: true,
      rewrittenLink: true,
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
    logLevel: 'Warn',
  };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the libs; its messages are above.');
  for (const lib of project.children ?? []) lib.name = names.get(lib.name) ?? lib.name;
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error(
      'The comments of the libs have the problems above. Mend them in the sources that they name.',
    );
  return { app, project };
}

/**
 * Writes a page for each published lib.
 *
 * @throws Error as `readPackages` does
 */
export async function writePackageReference(root: string, out: string): Promise<void> {
  const { app, project } = await readPackages(root, out);
  await app.generateOutputs(project);
}

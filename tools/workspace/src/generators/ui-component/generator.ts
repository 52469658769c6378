import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { names } from '../../shared/names.ts';

export interface UiComponentOptions {
  name: string;
  lib: string;
}

/** `nx g workspace:ui-component RatingStars --lib primitives`: component, story and test side by side, and its export. */
export default async function uiComponent(tree: Tree, options: UiComponentOptions): Promise<void> {
  const component = names(options.name);
  const source = `libs/ui/${options.lib}/src`;
  const index = tree.read(`${source}/index.ts`, 'utf8');
  if (index === null)
    throw new Error(
      `There is no ui lib called ${options.lib}: ${source}/index.ts is missing. Name a folder of libs/ui.`,
    );
  if (tree.exists(`${source}/${component.pascal}.tsx`))
    throw new Error(`${source}/${component.pascal}.tsx exists already. Choose another name.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), source, {
    component,
    componentFile: component.pascal,
    shelf: names(options.lib).sentence,
    template: '',
  });
  const exported = [
    `export { ${component.pascal} } from './${component.pascal}.tsx';`,
    `export type { ${component.pascal}Props } from './${component.pascal}.tsx';`,
  ].join('\n');
  tree.write(
    `${source}/index.ts`,
    `${index.replace(/^export \{\};\s*/m, '').trimEnd()}\n${exported}\n`.trimStart(),
  );
  await formatFiles(tree);
}

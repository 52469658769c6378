import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { keepInStep } from '../../shared/keepInStep.ts';
import { neighbours, writeLibFiles } from '../../shared/libFiles.ts';
import { names } from '../../shared/names.ts';

export interface DomainLibOptions {
  name: string;
  rule: string;
  description?: string;
}

/** `nx g workspace:domain-lib delivery --rule deliveryPrice`: a lib with one pure rule, its test and a README. */
export default async function domainLib(tree: Tree, options: DomainLibOptions): Promise<() => void> {
  const lib = names(options.name);
  const rule = names(options.rule);
  const description = options.description ?? `What is decided about ${lib.sentence.toLowerCase()}`;
  const root = `libs/domain/${lib.kebab}`;
  writeLibFiles(tree, {
    root,
    name: lib.kebab,
    description,
    tags: ['type:domain', 'env:any'],
    environment: 'node',
    dependencies: neighbours(tree, 'vehicle'),
  });
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    lib,
    rule,
    ruleFile: rule.camel,
    description,
    template: '',
  });
  await formatFiles(tree);
  return () => keepInStep(tree);
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './files-below.mjs';

/**
 * What libs export and nobody imports: no other lib, app, tool, template or example of a README. Knip cannot see it, because the entries
 * of a lib are public. A type is not counted where a module of an exported value mentions it: it names what that value takes or gives.
 *
 * @param root of the workspace
 * @returns {{ entry: string, name: string }[]} in the order of the libs; `entry` as it is imported
 */
export function unusedExports(root) {
  const imports = importsOf(root);
  return libsOf(root).flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports).flatMap(([subpath, { '@forecourt/source': source = '' }]) => {
      if (!/^[^*]+\.tsx?$/.test(source)) return [];
      const entry = manifest.name + subpath.slice(1);
      const importers = imports.filter((each) => each.entry === entry);
      const imported = new Set(importers.flatMap(({ names }) => names));
      if (imported.has('*')) return [];
      const exported = exportedNames(join(root, folder, source));
      const modules = new Set(exported.filter(({ isType }) => !isType).map(({ file }) => file));
      const code = [...modules].map((file) => readFileSync(file, 'utf8')).join('\n');
      return exported
        .filter(
          ({ name, isType }) => !imported.has(name) && !(isType && new RegExp(`\\b${name}\\b`).test(code)),
        )
        .map(({ name }) => ({ entry, name }));
    }),
  );
}

function libsOf(root) {
  const folders = readdirSync(join(root, 'libs')).flatMap((kind) =>
    readdirSync(join(root, 'libs', kind), { withFileTypes: true })
      .filter((each) => each.isDirectory() && each.name !== 'node_modules')
      .map(({ name }) => `libs/${kind}/${name}`),
  );
  return folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  }));
}

/** The names that a module exports, each with the module that declares it. */
function exportedNames(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return [{ name: 'default', isType: false, file }];
    if (!ts.isExportDeclaration(statement)) return declaredNames(statement, source, file);
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    const from = moduleSpecifier?.text.startsWith('.') ? join(dirname(file), moduleSpecifier.text) : file;
    if (!exportClause) return exportedNames(from);
    if (!ts.isNamedExports(exportClause))
      return [{ name: exportClause.name.text, isType: false, file: from }];
    return exportClause.elements.map((each) => ({
      name: each.name.text,
      isType: isTypeOnly || each.isTypeOnly,
      file: from,
    }));
  });
}

function declaredNames(statement, source, file) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return declared.map((each) => ({
    name: has(ts.SyntaxKind.DefaultKeyword) ? 'default' : each.name.getText(source),
    isType,
    file,
  }));
}

const STATEMENT =
  /(?:import|export)\s+(?:type\s+)?(\w+|\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"](@forecourt\/[^'"]+)['"]/g;
const LOADED = /(?:import|require|createRequire\(import\.meta\.url\))\(\s*['"](@forecourt\/[^'"]+)['"]\s*\)/g;
const NAMED = /['"](@forecourt\/[^'"]+)['"]/g;

/**
 * Who imports what from which entry: code, the templates of generators, and the examples of docs. Code that names its own lib in full is
 * written into an app. What the README of a lib shows in its example is public.
 */
function importsOf(root) {
  const files = ['apps', 'libs', 'tools', 'docs', '.storybook'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => /\.(tsx?|mjs|js|md|template)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes('@forecourt/')) return [];
      const imported = (entry, names) => ({ file, entry, names });
      return [
        ...[...text.matchAll(STATEMENT)].map(([, what, entry]) => imported(entry, namesIn(what))),
        // What is taken of a module that is loaded later is written in many ways, so every word of the file counts.
        ...[...text.matchAll(LOADED)].map(([, entry]) => imported(entry, text.match(/\w+/g) ?? [])),
        // A manifest names modules whose default export is taken.
        ...[...text.matchAll(NAMED)].map(([, entry]) => imported(entry, ['default'])),
      ];
    });
}

function namesIn(what) {
  if (what.startsWith('*')) return ['*'];
  if (!what.startsWith('{')) return ['default'];
  const specifiers = what.slice(1, -1).split(',');
  return specifiers.map((each) =>
    each
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s+.*$/, ''),
  );
}

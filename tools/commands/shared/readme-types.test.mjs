import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { codeBlocks } from './code-blocks.mjs';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

const readmes = filesBelow(join(root, 'libs'))
  .filter((file) => /^[^/]+\/[^/]+\/package\.json$/.test(file))
  .map((file) => join(root, 'libs', dirname(file), 'README.md'))
  .sort();

/** The examples of a README as one module beside it; null where it has none. */
function exampleOf(readme) {
  const blocks = codeBlocks(readFileSync(readme, 'utf8'), 'tsx?');
  return blocks.length > 0 ? `${blocks.join('\n')}\nexport {};\n` : null;
}

test('every lib has a README with an example', () => {
  const without = readmes.filter((readme) => !existsSync(readme) || exampleOf(readme) === null);
  assert.deepEqual(
    without.map((readme) => readme.slice(root.length + 1)),
    [],
  );
});

test('the example in the README of every lib compiles', () => {
  const examples = new Map(
    readmes
      .filter((readme) => existsSync(readme))
      .flatMap((readme) => {
        const text = exampleOf(readme);
        return text === null ? [] : [[readme.replace(/README\.md$/, 'src/README.example.tsx'), text]];
      }),
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost({});
  const { fileExists, readFile, getSourceFile } = host;
  const program = ts.createProgram({
    rootNames: [...examples.keys()],
    options: {
      ...options,
      composite: false,
      declaration: false,
      noEmit: true,
      skipLibCheck: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    host: {
      ...host,
      fileExists: (file) => examples.has(file) || fileExists(file),
      readFile: (file) => examples.get(file) ?? readFile(file),
      getSourceFile: (file, language) =>
        examples.has(file)
          ? ts.createSourceFile(file, examples.get(file), language, true)
          : getSourceFile(file, language),
    },
  });
  const wrong = [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start, messageText }) => {
        const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
        const code = source.text.split('\n')[line]?.trim();
        return `${file.slice(root.length + 1)}: ${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
  assert.deepEqual(wrong, []);
});

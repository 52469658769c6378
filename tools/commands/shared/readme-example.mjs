import ts from 'typescript';
import { codeBlocks } from './code-blocks.mjs';

/**
 * The TypeScript of a README as a script that checks its results: the value of every statement with a trailing
 * comment must equal the value in the comment. A comment may continue over several lines, which are joined by a space.
 *
 * The script prints how many values it compared.
 */
export function exampleScript(readme) {
  const code = codeBlocks(readme, 'ts').join('\n');
  const source = ts.createSourceFile('README.ts', code, ts.ScriptTarget.Latest, true);
  const lines = source.statements.map((statement) => checked(statement, valueAfter(statement, code)));
  return [
    "import { deepStrictEqual as same } from 'node:assert/strict';",
    'let compared = 0;',
    ...lines,
    'console.log(compared);',
  ].join('\n');
}

function checked(statement, value) {
  if (value === '' || !ts.isExpressionStatement(statement)) return statement.getText();
  const said = JSON.stringify(`${statement.getText()} // ${value}`);
  return `same(${statement.expression.getText()}, (${value}), ${said}); compared += 1;`;
}

function valueAfter(statement, code) {
  const rest = code.slice(statement.end);
  const [comments = ''] = /^\s*(?:\/\/.*(?:\n|$)\s*)*/.exec(rest) ?? [];
  return comments
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/\s*/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** What stands in a message for a value that is only known when it is said. */
const VALUE = '…';

/** The ways to tell a person of a mistake, by area: errors that are printed without a stack, and lists of problems. */
const areas = [
  { title: 'Commands of the workspace', folders: ['tools/commands'], errors: ['Problem'] },
  {
    title: 'Generators and npm create',
    folders: ['tools/workspace/src/generators', 'tools/workspace/src/shared', 'libs/platform/create/src'],
    errors: ['Error'],
  },
  { title: 'Declaration, content and build of a site', folders: ['libs/platform'], errors: [] },
  {
    title: 'The host and its commands',
    folders: ['libs/server/host/src'],
    errors: ['SettingError'],
    lists: true,
  },
  {
    title: 'Imports of stock',
    folders: ['libs/server/stock-feed/src'],
    errors: ['UsageError', 'CommandError', 'FeedFormatError', 'FeedFetchError', 'usage', 'super'],
  },
];

/** All texts that an expression may have, each value as `…`. */
function textsOf(node) {
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([textsOf(node.left), textsOf(node.right)]);
  if (ts.isTemplateExpression(node))
    return joined([
      [node.head.text],
      ...node.templateSpans.flatMap(({ expression, literal }) => [textsOf(expression), [literal.text]]),
    ]);
  return saidBy(node) ?? [VALUE];
}

/** The texts of a constant, or of what a function of the same file returns; null for what comes from elsewhere. */
function saidBy(node) {
  const name = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isIdentifier(name)) return null;
  for (const statement of node.getSourceFile().statements) {
    if (ts.isVariableStatement(statement) && name === node)
      for (const { name: own, initializer } of statement.declarationList.declarations)
        if (own.getText() === name.text && initializer && !ts.isIdentifier(initializer))
          return textsOf(initializer);
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text && name !== node)
      return returned(statement.body);
  }
  return null;
}

/** The texts that a function returns, if they are texts. */
function returned(body) {
  const texts = body.statements.flatMap((statement) => {
    const last = ts.isIfStatement(statement) ? statement.thenStatement : statement;
    return ts.isReturnStatement(last) && last.expression ? textsOf(last.expression) : [];
  });
  return texts.length > 0 && texts.length < 5 ? texts : null;
}

const joined = (parts) =>
  parts.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);

/** `what`, `why` and `fix` of an object literal; null if it has not all of them. */
function problemOf(node) {
  const of = (name) =>
    node.properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name)
      ?.initializer;
  const parts = ['what', 'why', 'fix'].map(of);
  return parts.every(Boolean) ? parts.map((part) => [...new Set(textsOf(part))].join(' / ')) : null;
}

function messagesIn(file, { errors, lists = false }) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const problem = problemOf(node);
      if (problem) found.push({ file, problem });
    }
    const [argument] = node.arguments ?? [];
    const called = node.expression?.getText();
    const isError = (ts.isNewExpression(node) || ts.isCallExpression(node)) && errors.includes(called);
    const isListed = lists && ts.isCallExpression(node) && called === 'problems.push';
    if (argument && !ts.isSpreadElement(argument) && (isError || isListed))
      for (const said of textsOf(argument)) found.push({ file, text: said });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a message is only what another program or a check said, perhaps behind a few words and a colon. */
export const passesOn = (text) => /(?:^|:)[\s….]*$/.test(text);

/** Every message for a person, read from the sources: by area, in the order of the files. */
export function toldMessages() {
  return areas.map((area) => ({
    title: area.title,
    messages: area.folders
      .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
      .filter(
        (file) =>
          /\.(ts|mjs)$/.test(file) && !/\.test\.|\.d\.ts$|\/(dist|testing?|node_modules|files)\//.test(file),
      )
      .sort()
      .flatMap((file) => messagesIn(file, area))
      .filter(({ text }) => text === undefined || !/^[\s….]*$/.test(text)),
  }));
}

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
    title: 'Options of features',
    folders: ['libs/feature'],
    files: /\/src\/(manifest|[\w-]+-options)\.ts$/,
    errors: [],
    rules: true,
  },
  {
    title: 'Settings and declarations that a feature refuses',
    folders: ['libs/feature', 'libs/server'],
    errors: ['Error'],
    lists: true,
    promised: '@throws Error with a fix',
  },
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

/** What is wrong by a rule of an option, and its fix: `.refine(test, { error, params: { fix } })`, `.regex(form, words)` and `addIssue({ … })`. */
function ruleOf({ expression, arguments: given = [] }) {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (name === 'regex' && given.length > 1) return [given[1], 'Write it in that form, such as its example.'];
  const rule = { refine: given[1], addIssue: given[0] }[name];
  if (!rule) return null;
  if (!ts.isObjectLiteralExpression(rule)) return [rule, ''];
  const values = new Map();
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) values.set(node.name.getText(), node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(rule);
  return [values.get('error') ?? values.get('message'), values.get('fix') ?? ''];
}

/** Whether a function promises in its comment that its errors say the fix; a helper of the file stands in for the one that calls it. */
function promises(statement, text, words) {
  if (!words) return true;
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return (isExported ? statement.getFullText() : text).includes(words);
}

function messagesIn(file, { errors, lists = false, rules = false, promised }) {
  const text = readFileSync(join(root, file), 'utf8');
  if (promised && !text.includes(promised)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const problem = problemOf(node);
      if (problem) found.push({ file, problem });
    }
    const rule = rules && ts.isCallExpression(node) ? ruleOf(node) : null;
    if (rule) {
      const [what, fix] = rule.map((part) => (typeof part === 'string' ? part : textsOf(part).join(' / ')));
      found.push({ file, problem: [what, 'What the option is for, as in its description.', fix] });
    }
    const [argument] = node.arguments ?? [];
    const called = node.expression?.getText();
    const isError = (ts.isNewExpression(node) || ts.isCallExpression(node)) && errors.includes(called);
    const isListed = lists && ts.isCallExpression(node) && called === 'problems.push';
    if (argument && !ts.isSpreadElement(argument) && (isError || isListed))
      for (const said of textsOf(argument)) found.push({ file, text: said });
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) if (promises(statement, text, promised)) visit(statement);
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
          (area.files ?? /\.(ts|mjs)$/).test(file) &&
          !/\.test\.|\.d\.ts$|\/(dist|testing?|node_modules|files)\//.test(file),
      )
      .sort()
      .flatMap((file) => messagesIn(file, area))
      .filter(({ text }) => text === undefined || !/^[\s….]*$/.test(text)),
  }));
}

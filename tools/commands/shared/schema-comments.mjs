import ts from 'typescript';

const WIDTH = 108;

/** The calls of a chain such as `z.string().default('x').describe('…')`, outermost first: name and first argument. */
function callsOf(node) {
  const calls = [];
  let each = node;
  while (ts.isCallExpression(each) && ts.isPropertyAccessExpression(each.expression)) {
    calls.push({ name: each.expression.name.text, argument: each.arguments[0] });
    each = each.expression.expression;
  }
  return { calls, start: each };
}

/** The sentence that a schema expression is described by, from `describe('…')` or `meta({ description: '…' })`. */
function sentenceOf(node, named) {
  const { calls, start } = callsOf(node);
  for (const { name, argument } of calls) {
    if (name === 'describe' && argument && ts.isStringLiteralLike(argument)) return argument.text;
    if (name !== 'meta' || !argument || !ts.isObjectLiteralExpression(argument)) continue;
    const property = argument.properties.find((each) => each.name?.text === 'description');
    if (property && ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
  }
  return ts.isIdentifier(start) ? (named.get(start.text)?.sentence ?? null) : null;
}

/** The source text of the argument of `default(…)`; null if there is none or it is too long. */
function defaultOf(node, source, named) {
  const { calls, start } = callsOf(node);
  const given = calls.find(({ name }) => name === 'default')?.argument?.getText(source);
  const text = given ?? (ts.isIdentifier(start) ? named.get(start.text)?.preset : null);
  return text && text.length <= 40 && !text.includes('\n') ? text : null;
}

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * Sentences and defaults of schema constants, by the constant's name.
 *
 * @param {Map<string, string>} files text by path.
 * @param {Map<string, { sentence: string | null, preset: string | null }>} known those of other files; a constant of these hides
 *   one of the same name.
 */
export function namedSchemas(files, known = new Map()) {
  const named = new Map(known);
  for (const [file, text] of files) {
    const source = parse(file, text);
    for (const statement of source.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer && ts.isIdentifier(name))
            named.set(name.text, {
              sentence: sentenceOf(initializer, named),
              preset: defaultOf(initializer, source, named),
            });
  }
  return named;
}

/**
 * The text of a schema file with a comment above each key, generated from its `describe` and `default`: editors show the
 * comment, the config check shows the sentence, and the schema is the single source of both.
 *
 * @param {string} file its path.
 * @param {string} text what it holds.
 * @param {Map<string, { sentence: string | null, preset: string | null }>} others from `namedSchemas`.
 */
export function withComments(file, text, others) {
  const named = namedSchemas(new Map([[file, text]]), others);
  const source = parse(file, text);
  const edits = [];
  const visit = (node, named) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
      const sentence = sentenceOf(value, named);
      if (sentence) {
        const preset = defaultOf(value, source, named);
        edits.push({ node, words: preset ? `${sentence} Default: \`${preset}\`.` : sentence });
      }
    }
    const names = localNames(node);
    const inside = names.length > 0 ? new Map([...named].filter(([name]) => !names.includes(name))) : named;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, named);
  return edits.reduceRight((made, { node, words }) => {
    const start = node.getStart(source);
    const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const old = before.findLast(({ pos }) => text.startsWith('/**', pos));
    const at = old?.pos ?? start;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const lead = text.slice(lineStart, at);
    const ownLine = lead.trim() === '';
    const indent = ownLine ? lead : text.slice(lineStart).match(/^\s*/)[0] + '  ';
    const gap = ownLine ? '' : `\n${indent}`;
    return `${made.slice(0, at)}${gap}${comment(words, indent)}\n${indent}${made.slice(start)}`;
  }, text);
}

/** The names that a function or a block declares for itself: what they hold is no schema of a file. */
function localNames(node) {
  const names = ({ name }) =>
    ts.isIdentifier(name) ? [name.text] : name.elements.filter(ts.isBindingElement).flatMap(names);
  if (ts.isFunctionLike(node)) return node.parameters.flatMap(names);
  if (!ts.isBlock(node)) return [];
  return node.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.flatMap(names));
}

/** A JSDoc comment, wrapped where it is long. */
function comment(words, indent) {
  const safe = words.replaceAll('*/', '* /');
  if (indent.length + safe.length + 7 <= WIDTH) return `/** ${safe} */`;
  const lines = [''];
  for (const word of safe.split(' ')) {
    if (`${indent} * ${lines.at(-1)} ${word}`.length > WIDTH) lines.push('');
    lines.push(`${lines.pop()} ${word}`.trim());
  }
  return ['/**', ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n');
}

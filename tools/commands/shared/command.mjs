import { parseArgs } from 'node:util';
import { main, red } from './say.mjs';

/**
 * Runs a command with its options. `--help` and what is wrong with the options are answered before `run`: a command loads packages,
 * installs and starts only there, and imports nothing but this folder and Node at its top.
 *
 * @param {object} declaration
 * @param {string} declaration.call how it is started, with a `--` where npm needs one: `npm run size --`
 * @param {string} declaration.does what it does, in a sentence or two
 * @param {Record<string, { type: 'boolean' | 'string', does: string, value?: string, multiple?: boolean, default?: unknown }>} [declaration.options]
 *   those of `parseArgs`, with a sentence each; `value` is the word for the value of a string, such as `<slug>`
 * @param {string} [declaration.words] what may stand behind the options, such as `[lib …]`; words are refused without it
 * @param {boolean} [declaration.passesOn] the first word and all behind it are another command with its own options
 * @param {(given: { values: Record<string, any>, words: string[] }) => unknown} run its errors are printed as `main` does
 */
export async function command(declaration, run) {
  const { options = {}, passesOn = false } = declaration;
  const argv = process.argv.slice(2);
  const [own, rest] = passesOn ? atFirstWord(argv) : [argv, []];
  const isAsked = (word) => word === '--help' || word === '-h';
  const end = own.indexOf('--');
  if (own.slice(0, end === -1 ? own.length : end).some(isAsked)) return console.log(usage(declaration));
  const problem = mistake(own, declaration);
  if (problem) {
    console.error(`${red('✗')} ${problem}\n\n${usage(declaration)}`);
    process.exitCode = 2;
    return;
  }
  await main(() => {
    const parsed = parseArgs({ args: own, options: parseable(options), allowPositionals: true });
    return run({ values: parsed.values, words: [...parsed.positionals, ...rest] });
  });
}

function atFirstWord(argv) {
  const at = argv.findIndex((word) => word === '--' || !word.startsWith('-'));
  if (at === -1) return [argv, []];
  return [argv.slice(0, at), argv.slice(argv[at] === '--' ? at + 1 : at)];
}

const parseable = (options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple, default: preset }]) => [
      name,
      { type, ...(multiple && { multiple }), ...(preset !== undefined && { default: preset }) },
    ]),
  );

/** What is wrong with the arguments, in a sentence; null if nothing is. */
function mistake(args, { options = {}, words, call }) {
  const { tokens } = parseArgs({ args, options: parseable(options), strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional' && !words)
      return `"${token.value}" is not understood: ${program(call)} takes ${Object.keys(options).length > 0 ? 'only options' : 'nothing'}.`;
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) return `${program(call)} has no option ${token.rawName}.`;
    const lacks = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && lacks)
      return `${token.rawName} needs a value: ${token.rawName} ${option.value}.`;
    if (option.type === 'boolean' && token.value !== undefined)
      return `${token.rawName} is on where it is written, and takes no value.`;
  }
  return null;
}

const program = (call) => call.replace(/ --$/, '');

/** The text of `--help`. */
function usage({ call, does, options = {}, words, passesOn }) {
  const rows = Object.entries(options).map(([name, { value, does: what, multiple }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    `${what}${multiple ? '; may be repeated' : ''}`,
  ]);
  const width = Math.max(...rows.map(([name]) => name.length), '--help'.length) + 2;
  const behind = [
    ...(rows.length > 0 ? ['[options]'] : []),
    ...(words ? [passesOn ? `-- ${words}` : words] : []),
  ];
  const line = [behind.length > 0 ? call : program(call), ...behind].join(' ');
  return [
    does,
    '',
    `  ${line}`,
    '',
    ...[...rows, ['--help', 'prints this']].map(([name, what]) => `  ${name.padEnd(width)}${what}`),
  ].join('\n');
}

import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/**
 * The syntax tree of a module.
 *
 * @param source text of the module.
 * @throws SyntaxError with the first error of the text.
 */
export function parseModule(source: string, lang: 'tsx' | 'ts' | 'jsx'): ESTree.Program {
  const astType = lang === 'jsx' ? 'js' : 'ts';
  const { program, errors } = parseSync(`module.${lang}`, source, { lang, astType, preserveParens: false });
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  return program;
}

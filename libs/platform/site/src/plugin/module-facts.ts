import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** What can be read of a module without running it. */
export interface ModuleFacts {
  /** What it imports, but for types: paths and names of packages as they are written. */
  imports: readonly string[];
  /** Texts in it that have the form of a slot's id: `vdp.price`. */
  ids: readonly string[];
}

const languages: Readonly<Record<string, 'tsx' | 'ts' | 'jsx'>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.mts': 'ts',
};
const read = new Map<string, { modified: number; bytes: number; facts: ModuleFacts }>();

/** The modules that were read: an edit of one may change what the site's pages show. */
export const readModules: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'> = read;

/** Reads a module of TypeScript or JavaScript; again only after it was written. */
export function moduleFacts(file: string): ModuleFacts {
  // Clocks of file systems are coarse: two edits may have one time.
  const { mtimeMs: modified, size: bytes } = statSync(file);
  const known = read.get(file);
  if (known?.modified === modified && known.bytes === bytes) return known.facts;
  try {
    const facts = factsOf(readFileSync(file, 'utf8'), languages[path.extname(file)] ?? 'jsx');
    read.set(file, { modified, bytes, facts });
    return facts;
  } catch (error) {
    // While somebody types, the last text that could be read counts; Vite says what is wrong with this one.
    if (known) return known.facts;
    throw error;
  }
}

const TYPES = /^TS(TypeAliasDeclaration|InterfaceDeclaration|TypeAnnotation|TypeParameterInstantiation)$/;
const ID = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

function factsOf(source: string, lang: 'tsx' | 'ts' | 'jsx'): ModuleFacts {
  const imports: string[] = [];
  const ids: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    const { type, importKind, exportKind, source: from } = node;
    if (importKind === 'type' || exportKind === 'type' || TYPES.test(String(type))) return;
    const imported = textOf(from);
    if (imported !== null) imports.push(imported);
    const text = textOf(node);
    if (text !== null && ID.test(text)) ids.push(text);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang, astType: lang === 'jsx' ? 'js' : 'ts' }).body);
  return { imports, ids };
}

function textOf(node: unknown): string | null {
  return isRecord(node) && node['type'] === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

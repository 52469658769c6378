import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from './parse-module.ts';

/** Facts of a module from its text, without running it. */
export interface ModuleFacts {
  /** Its import specifiers, without type imports. */
  imports: readonly string[];
  /** String literals in the form of a slot id: `vdp.price`. */
  ids: readonly string[];
}

const languages: Readonly<Record<string, 'tsx' | 'ts' | 'jsx'>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.mts': 'ts',
};
const read = new Map<string, { modified: number; bytes: number; facts: ModuleFacts }>();

/** The modules read so far; an edit of one may change the slots that pages show. */
export const readModules: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'> = read;

/** Reads a TypeScript or JavaScript module; cached until the file changes. */
export function moduleFacts(file: string): ModuleFacts {
  // File timestamps are coarse: two edits may have the same time.
  const { mtimeMs: modified, size: bytes } = statSync(file);
  const known = read.get(file);
  if (known?.modified === modified && known.bytes === bytes) return known.facts;
  try {
    const facts = factsOf(readFileSync(file, 'utf8'), languages[path.extname(file)] ?? 'jsx');
    read.set(file, { modified, bytes, facts });
    return facts;
  } catch (error) {
    // A module with a syntax error keeps its last valid facts; Vite reports the error.
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
  visit(parseModule(source, lang).body);
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

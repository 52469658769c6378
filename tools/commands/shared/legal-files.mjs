import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { publicLibs } from './public-libs.mjs';

/** The licence and the credits, which every package on npm carries. They are written once, in the root. */
export const LEGAL_FILES = ['LICENSE', 'NOTICE'];

/** Copies the licence and the credits into the folder of every published lib, where `npm pack` looks. Git ignores the copies. */
export function copyLegalFiles() {
  for (const { folder } of publicLibs())
    for (const file of LEGAL_FILES) copyFileSync(join(root, file), join(folder, file));
}

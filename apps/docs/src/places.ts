import path from 'node:path';

/** Root of the workspace. */
export const workspace = path.join(import.meta.dirname, '../../..');

/** Where the pages are written that VitePress makes the site of. */
export const pagesFolder = path.join(import.meta.dirname, '../build/pages');

export { addressesOf } from './addresses.ts';
export { contentFolders, sourceFiles } from './content-folders.ts';
export type { ContentFolder, ContentPlace } from './content-folders.ts';
export { readContent } from './content-reader.ts';
export type { ReadContent } from './content-reader.ts';
export { openContent } from './open-content.ts';
export type { ContentOptions, OpenedContent } from './open-content.ts';

export { JPEG, PDF } from './files.ts';
export { arriving, MULTIPART, multipart } from './form.ts';
export type { Part } from './form.ts';
export { testUploads } from './testUploads.ts';
export type { TestUploads } from './testUploads.ts';

export { TestStream } from './TestStream.ts';

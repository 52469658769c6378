import type { FilesBody } from '../contracts/filesBody.ts';
import type { KeptFiles } from '../contracts/uploadOperations.ts';
import { call, type CallOptions } from './call.ts';
import * as routes from './routes.ts';

/** Sends files of a declared form. Throws a `PlatformProblem` if none of them arrived. */
export function postFiles(
  form: string,
  body: FilesBody,
  options: CallOptions<KeptFiles> = {},
): Promise<KeptFiles> {
  return call(routes.postUploads, { query: { form }, body }, options);
}

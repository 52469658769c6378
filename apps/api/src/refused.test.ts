import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('an invalid setting ends the process with a message and no stack trace', { timeout: 60_000 }, async () => {
  const main = path.join(import.meta.dirname, 'main.ts');
  const run = promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', main], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: 'four' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^PORT is "four", which is not a port\. Write [^\n]*\n$/),
  });
});

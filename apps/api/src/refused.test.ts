import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it.each(['main', 'demo'])(
  '%s: an invalid setting ends the process with a message and no stack trace',
  async (entry) => {
    const file = path.join(import.meta.dirname, `${entry}.ts`);
    const run = promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', file], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: 'four' },
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/PORT is "four", which is not a port\. Write [^\n]*\n(- |To try it|$)/),
    });
    await expect(run).rejects.toMatchObject({ stderr: expect.not.stringMatching(/\n\s+at /) });
  },
);

import { spawn } from 'node:child_process';
import { root } from './sites.ts';

/** Workspace libraries resolve to their source, so that nothing needs to be built. */
export const fromSource = '--conditions=@forecourt/source';

/**
 * Runs a command to its end.
 *
 * @returns the end of its output.
 * @throws Error with the last lines of its output when it fails.
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} ended with ${code}:\n${output.split('\n').slice(-25).join('\n')}`,
    );
  return output;
}

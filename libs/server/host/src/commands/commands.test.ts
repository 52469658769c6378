import { afterEach, expect, test, vi } from 'vitest';
import { commands } from './commands.ts';

afterEach(() => void vi.restoreAllMocks());

/** What a command prints, and its exit code. */
async function said(name: string, word: string): Promise<{ exitCode: unknown; printed: string }> {
  const lines: unknown[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(line));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line) > 0);
  const run = await commands[name]?.load();
  const exitCode = await run?.([word], '/nowhere');
  return { exitCode, printed: lines.join('\n') };
}

test.each(Object.keys(commands))('%s --help says how it is called, without a project', async (name) => {
  const { exitCode, printed } = await said(name, '--help');
  expect(exitCode).toBe(0);
  expect(printed).toContain(`npx forecourt ${name}`);
});

test.each(Object.keys(commands))('%s refuses a mistyped option with its usage', async (name) => {
  const { exitCode, printed } = await said(name, '--no-such-option');
  expect(exitCode).toBe(2);
  expect(printed).toContain('--no-such-option');
  expect(printed).toContain(`npx forecourt ${name}`);
  expect(printed).not.toMatch(/^ {4}at /m);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

describe('projectRoot', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'project-root-'));
    await writeFile(path.join(root, 'package.json'), '{ "workspaces": ["libs/*"] }');
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is the root of the workspace', () => expect(projectRoot(path.join(root, 'apps', 'api'))).toBe(root));
  it('is the folder of the caller outside a workspace', () =>
    expect(projectRoot('/nowhere/at/all')).toBe('/nowhere/at/all'));
});

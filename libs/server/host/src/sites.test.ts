import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@forecourt/site-config';
import { expect, it } from 'vitest';
import { loadSites } from './sites.ts';

it('reports that a site of an older platform must be built again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
  await mkdir(path.join(folder, 'harbour', 'build'), { recursive: true });
  await writeFile(path.join(folder, 'harbour', 'build', 'site.json'), JSON.stringify({ dealer: {} }));
  const loading = loadSites(folder);
  await expect(loading).rejects.toThrow(ConfigError);
  await expect(loading).rejects.toThrow(/server halves of its features are missing[^]*Build it again/);
  await rm(folder, { recursive: true });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';
import { chooseApp, dealerApps } from './dealer-apps.ts';

const call = 'npx forecourt dev';
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dealer-apps-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function project(...apps: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'project-'));
  for (const app of apps) {
    await mkdir(path.join(folder, app), { recursive: true });
    await writeFile(path.join(folder, app, 'dealer.config.ts'), '');
  }
  return folder;
}

describe('a workspace of dealers', () => {
  const workspace = {
    folder: 'apps/dealers',
    apps: ['/w/apps/dealers/harbour-city', '/w/apps/dealers/lakeside'],
  };

  test.each([
    ['lakeside', { app: '/w/apps/dealers/lakeside' }],
    ['', { problem: `Name the dealer: ${call} <dealer>. apps/dealers has harbour-city, lakeside.` }],
    [
      'lakesid',
      {
        problem: `There is no dealer app "lakesid": apps/dealers has harbour-city, lakeside. Did you mean ${call} lakeside?`,
      },
    ],
    ['zebra', { problem: 'There is no dealer app "zebra": apps/dealers has harbour-city, lakeside.' }],
    ['..', { problem: 'There is no dealer app "..": apps/dealers has harbour-city, lakeside.' }],
  ])('answers to "%s" with %j', (name, answer) => expect(chooseApp(workspace, name, call)).toEqual(answer));

  it('is found in apps/dealers', async () => {
    const folder = await project('apps/dealers/lakeside');
    const found = await dealerApps(readConfig({}, folder), folder);
    expect(found).toEqual({ folder: 'apps/dealers', apps: [path.join(folder, 'apps/dealers/lakeside')] });
  });
});

describe('a project that is one dealer app', () => {
  it('is that app, without a name', async () => {
    const folder = await project('.');
    const found = await dealerApps(readConfig({}, folder), folder);
    expect(found).toEqual({ folder: null, apps: [folder] });
    expect(chooseApp(found, '', call)).toEqual({ app: folder });
    expect(chooseApp(found, 'lakeside', call)).toEqual({
      problem: `This project is one dealer app, so the command takes no name: ${call}`,
    });
  });

  it('reports a missing declaration', async () => {
    const folder = await project();
    const found = await dealerApps(readConfig({}, folder), folder);
    expect(chooseApp(found, '', call)).toEqual({
      problem: `Name the dealer: ${call} <dealer>. ${folder} has no dealer app (a folder with a dealer.config.ts).`,
    });
  });
});

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { json } from '@forecourt/database';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attachUploads,
  diskStore,
  findUploads,
  openUploads,
  uploadsOfLead,
  uploadsOfLeads,
} from './index.ts';
import type { KeptForm, Uploads } from './index.ts';
import { photo, photoOf } from './test/photos.ts';
import { arriving, MULTIPART, multipart, PDF, type Part } from './testing/index.ts';

const NOW = new Date('2026-11-21T06:12:00Z');
const LATER = new Date('2026-11-22T06:12:00Z');
const RULES = {
  'values.photos': { accept: 'photos', most: 3 },
  'values.cv': { accept: 'documents', most: 1 },
} as const;

describe.each(testEngines('uploads'))('files of forms, %s', (engine) => {
  let database: TestDatabase;
  let folder: string;
  let uploads: Uploads;
  let failures: unknown[];
  const kept = () => readdir(path.join(folder, 'files')).catch(() => []);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-uploads-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  });
  beforeEach(async () => {
    await emptyTables(database.db, ['uploads', 'leads']);
    await rm(path.join(folder, 'files'), { recursive: true, force: true });
    failures = [];
    const store = diskStore(path.join(folder, 'files'));
    const scratch = path.join(folder, 'scratch');
    uploads = openUploads({ db: database.db, store, scratch, onError: (error) => failures.push(error) });
  });

  const send = (body: Uint8Array, contentType = MULTIPART) =>
    uploads.receive(
      { body: arriving(body), contentType },
      { site: 'one', form: 'sell', rules: RULES, now: NOW },
    );

  async function sendParts(...parts: Part[]): Promise<KeptForm> {
    const form = await send(multipart(parts));
    if (typeof form === 'string') throw new Error(form);
    return form;
  }

  async function bytesOf(id: string): Promise<Buffer> {
    const stream = await uploads.read(id);
    if (!stream) throw new Error(`The store has no file ${id}.`);
    return buffer(stream);
  }

  async function addLead(): Promise<string> {
    const id = randomUUID();
    const row = { id, site: 'one', idempotency_key: id, dedupe_key: id, category: '', payload: json({}) };
    await database.db.insertInto('leads').values(row).execute();
    return id;
  }

  test('texts and files of a form are kept; photos are written anew, upright, without metadata', async () => {
    const taken = await sharp(await photo({ width: 300, height: 200, format: 'png' }))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const form = await sendParts(
      ['values.notes', 'Two owners'],
      ['values.photos', taken, 'C:\\Users\\kim\\front.PNG', 'image/png'],
      ['values.photos', await photo({ format: 'webp' }), 'rear.webp'],
      ['values.cv', PDF, 'Kim Lee – CV.pdf', 'application/pdf'],
      ['name', 'Kim'],
    );
    expect(form.fields).toEqual([
      ['values.notes', 'Two owners'],
      ['name', 'Kim'],
    ]);
    expect(form.refused).toEqual([]);
    expect(form.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['values.photos', 'front.jpg', 'image/jpeg'],
      ['values.photos', 'rear.jpg', 'image/jpeg'],
      ['values.cv', 'Kim Lee – CV.pdf', 'application/pdf'],
    ]);
    const [front, , cv] = form.files;
    const stored = await bytesOf(front?.id ?? '');
    const { format, width, height, exif, orientation } = await sharp(stored).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: 'jpeg', width: 200, height: 300 },
      ...{ exif: undefined, orientation: undefined },
    });
    expect(await bytesOf(cv?.id ?? '')).toEqual(PDF);
    expect(await uploads.read(cv?.id ?? '', 'small')).toBeNull();
    expect((await findUploads(database.db, { site: 'one', ids: [front?.id ?? ''] }))[0]).toMatchObject({
      ...{ site: 'one', form: 'sell', field: 'values.photos', bytes: stored.length, lead_id: null },
      ...{ created_at: NOW, expires_at: LATER },
    });
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  test('a field with no chosen file, as browsers send it, is no file', async () => {
    expect(await sendParts(['values.photos', '', ''], ['name', 'Kim'])).toEqual({
      ...{ fields: [['name', 'Kim']], files: [], refused: [] },
    });
  });

  const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(5_000)]);
  const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ['a file of 0 bytes', () => Buffer.alloc(0), 'empty.jpg', 'is empty'],
    [
      'one byte more than 10 MB',
      () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'),
      'big.jpg',
      'larger than 10 MB',
    ],
    ['a program that is named as a photo', () => EXE, 'holiday.jpg', 'not a photo'],
    ['a page that is named as a photo', () => HTML, 'a.jpg', 'not a photo'],
    [
      'a drawing, which can name other files',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'not a photo',
    ],
    ['a document among the photos', () => PDF, 'cv.jpg', 'not a photo'],
    ['a photo that was cut off', async () => (await photo()).subarray(0, 9_000), 'half.jpg', 'damaged'],
    [
      'the beginning of a photo and then something else',
      async () => Buffer.concat([(await photo()).subarray(0, 400), EXE]),
      'x.jpg',
      'damaged',
    ],
    [
      'a HEIC photo',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(400)]),
      'IMG_1.HEIC',
      'HEIC',
    ],
  ])(
    '%s is refused with a sentence, and the rest of the form is kept',
    async (_what, bytes, name, sentence) => {
      const form = await sendParts(
        ['values.photos', await bytes(), name, 'image/jpeg'],
        ['values.photos', await photo(), 'good.jpg'],
        ['message', 'Hello'],
      );
      expect(form.fields).toEqual([['message', 'Hello']]);
      expect(form.files.map((file) => file.name)).toEqual(['good.jpg']);
      expect(form.refused).toEqual([
        { field: 'values.photos', name, error: expect.stringContaining(sentence) },
      ]);
      expect(form.refused[0]?.error).toContain(`“${name}”`);
      expect((await kept()).length).toBe(2);
    },
  );

  test.each<[string, Uint8Array, string]>([
    ['a page with the name of a PDF', HTML, 'not a PDF'],
    ['a PDF that is cut off', PDF.subarray(0, 60), 'damaged'],
  ])('%s is no document', async (_what, bytes, sentence) => {
    const form = await sendParts(['values.cv', bytes, 'cv.pdf', 'application/pdf']);
    expect(form.refused.map(({ error }) => error)).toEqual([expect.stringContaining(sentence)]);
    expect(await kept()).toEqual([]);
  });

  test('a polyglot, a photo with a program behind it, loses all but its picture', async () => {
    const script = '<script>steal()</script>PK\x03\x04';
    const form = await sendParts([
      'values.photos',
      Buffer.concat([await photo(), Buffer.from(script)]),
      'a.jpg',
    ]);
    const stored = await bytesOf(form.files[0]?.id ?? '');
    expect(stored.includes('steal()')).toBe(false);
    expect(stored.includes('Kim Lee')).toBe(false);
  });

  test('a decompression bomb is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const passes = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#fff' } })
      .png({ progressive: true })
      .toBuffer();
    const before = process.memoryUsage().rss;
    const form = await sendParts(
      ['values.photos', bomb, 'bomb.png'],
      ['values.photos', passes, 'passes.png'],
    );
    expect(form.refused.map(({ error }) => error)).toEqual([
      '“bomb.png” has too many pixels. Please choose a smaller version.',
      '“passes.png” has too many pixels. Please choose a smaller version.',
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('more files than the field takes: the first are kept, and each other one is named', async () => {
    const one = await photo();
    const parts = Array.from({ length: 5 }, (_, index): Part => ['values.photos', one, `${index + 1}.jpg`]);
    const form = await sendParts(...parts, ['name', 'Kim']);
    expect(form.files.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    expect(form.refused.map(({ error }) => error)).toEqual([
      '“4.jpg” was left out: 3 files are the most.',
      '“5.jpg” was left out: 3 files are the most.',
    ]);
    expect(form.fields).toEqual([['name', 'Kim']]);
  });

  test('a field that takes no files gets none', async () => {
    const form = await sendParts(['values.other', await photo(), 'a.jpg'], ['name', 'Kim']);
    expect(form).toEqual({ fields: [['name', 'Kim']], files: [], refused: [] });
    expect(await kept()).toEqual([]);
  });

  test.each<[string, Uint8Array, string, string]>([
    ['without a boundary', multipart([['name', 'Kim']]), 'multipart/form-data', 'unreadable'],
    [
      'with another boundary',
      multipart([['name', 'Kim']]),
      'multipart/form-data; boundary=other',
      'unreadable',
    ],
    ['that is empty', Buffer.alloc(0), MULTIPART, 'unreadable'],
    ['that is cut off in a text', multipart([['name', 'Kim']], { whole: false }), MULTIPART, 'unreadable'],
    [
      'that is cut off in a file',
      multipart([['values.photos', PDF, 'a.jpg']]).subarray(0, 180),
      MULTIPART,
      'unreadable',
    ],
    ['with too much text', multipart([['message', 'x'.repeat(70_000)]]), MULTIPART, 'tooLarge'],
    [
      'with too many texts',
      multipart(Array.from({ length: 501 }, (): Part => ['a', ''])),
      MULTIPART,
      'tooLarge',
    ],
  ])('a form %s is refused, and nothing is left of it', async (_what, body, type, reason) => {
    expect(await send(body, type)).toBe(reason);
    expect(await kept()).toEqual([]);
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  test('a form of 1 GB is not read to its end', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    const head = multipart([['values.photos', '', 'a.jpg']], { whole: false });
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? head.subarray(0, -2) : chunk);
        sent += chunk.length;
        if (sent >= 1024 ** 3) controller.close();
      },
    });
    const before = process.memoryUsage().rss;
    const form = await uploads.receive(
      { body, contentType: MULTIPART },
      { site: 'one', form: 'sell', rules: RULES, now: NOW },
    );
    expect(form).toBe('tooLarge');
    expect(sent).toBeLessThan(300 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  test('a store that fails: the file is refused with a sentence, the form is not, and the row is purged', async () => {
    const store = {
      ...diskStore(folder),
      put: () => Promise.reject(new Error('disk full')),
      delete: async () => {},
    };
    const failing = openUploads({
      ...{ db: database.db, store, scratch: path.join(folder, 'scratch') },
      onError: (error) => failures.push(error),
    });
    const body = arriving(
      multipart([
        ['values.cv', PDF, 'cv.pdf'],
        ['name', 'Kim'],
      ]),
    );
    const form = await failing.receive(
      { body, contentType: MULTIPART },
      { site: 'one', form: 'sell', rules: RULES, now: NOW },
    );
    expect(form).toEqual({
      fields: [['name', 'Kim']],
      files: [],
      refused: [
        { field: 'values.cv', name: 'cv.pdf', error: expect.stringContaining('send the form without it') },
      ],
    });
    expect(failures).toEqual([new Error('disk full')]);
    expect(await failing.purge(LATER)).toBe(1);
  });

  test('a file has one lead for ever, of its own site', async () => {
    const { files } = await sendParts(['values.cv', PDF, 'cv.pdf']);
    const ids = files.map(({ id }) => id);
    const [leadId, other] = [await addLead(), await addLead()];
    const attach = (to: string, site = 'one') =>
      attachUploads(database.db, { site, leadId: to, ids, now: NOW });
    expect(await attach(leadId, 'two')).toBe(false);
    expect(await attach(leadId)).toBe(true);
    expect(await attach(other)).toBe(false);
    expect((await uploadsOfLead(database.db, leadId)).map(({ id }) => id)).toEqual(ids);
    const byLead = await uploadsOfLeads(database.db, [other, leadId]);
    expect([...byLead].map(([lead, kept]) => [lead, kept.map(({ id }) => id)])).toEqual([[leadId, ids]]);
  });

  test('what nobody sent is deleted after a day; a file with a lead is deleted with it', async () => {
    const draft = await sendParts(['values.photos', await photo(), 'draft.jpg']);
    const sent = await sendParts(['values.photos', await photo(), 'sent.jpg']);
    const leadId = await addLead();
    const ids = sent.files.map(({ id }) => id);
    await attachUploads(database.db, { site: 'one', leadId, ids, now: NOW });
    expect(await uploads.purge(new Date(LATER.getTime() - 1))).toBe(0);
    expect(await uploads.purge(LATER)).toBe(1);
    expect(await uploads.read(draft.files[0]?.id ?? '')).toBeNull();
    expect(new Set(await kept())).toEqual(new Set([...ids, ...ids.map((id) => `${id}.small`)]));
    await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    expect(await uploads.purge(NOW)).toBe(1);
    expect(await kept()).toEqual([]);
    expect(await database.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  test('what a killed process had received of a form is deleted after an hour', async () => {
    const scratch = path.join(folder, 'scratch');
    for (const [name, minutes] of Object.entries({ 'form-killed': 61, 'form-arriving': 59 })) {
      const at = new Date(NOW.getTime() - minutes * 60_000);
      await mkdir(path.join(scratch, name), { recursive: true });
      await writeFile(path.join(scratch, name, '0'), 'half of a licence');
      await utimes(path.join(scratch, name), at, at);
    }
    await uploads.purge(NOW);
    expect(await readdir(scratch)).toEqual(['form-arriving']);
    await rm(path.join(scratch, 'form-arriving'), { recursive: true });
  });

  test('20 photos of 10 MB at once need at most 80 MB more memory', async () => {
    const one = multipart([
      ['values.photos', await photoOf(10 * 1024 * 1024 - 1_000), 'large.jpg', 'image/jpeg'],
    ]);
    await send(one); // loads what is loaded once
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const forms = await Promise.all(Array.from({ length: 20 }, () => send(one)));
    clearInterval(watch);
    const files = forms.flatMap((form) => (typeof form === 'string' ? [] : form.files));
    expect(files.length).toBe(20);
    console.info(`20 photos of 10 MB at once: ${Math.round((most - before) / 1024 / 1024)} MB more`);
    expect(most - before).toBeLessThan(80 * 1024 * 1024);
  });
});

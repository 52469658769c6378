import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arriving, multipart, MULTIPART } from '../testing/form.ts';
import { receiveForm } from './receiveForm.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-form-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const photo = Buffer.alloc(3_000_000, 'a photo ');
const form = multipart([
  ['photos', photo, 'a.jpg'],
  ['note', 'hello'],
  ['photos', 'small', 'b.jpg'],
]);
const received = async (directory: string) => {
  const errors: unknown[] = [];
  const sent = { body: arriving(form), contentType: MULTIPART };
  const to = { directory, mostOf: () => 3, onError: (error: unknown) => errors.push(error) };
  return { form: await receiveForm(sent, to), errors };
};

test('files are written as they arrived, and texts are beside them', async () => {
  const { form: whole, errors } = await received(folder);
  expect(errors).toEqual([]);
  if (typeof whole === 'string') throw new Error(whole);
  expect(whole.fields).toEqual([['note', 'hello']]);
  const written = await Promise.all(whole.files.map(({ file }) => readFile(file ?? '')));
  expect(written.map((bytes) => bytes.toString())).toEqual([photo.toString(), 'small']);
});

test('a file that the disk does not take is not stored, and the rest of the form is received', async () => {
  // Without its folder a file cannot be written, as on a full disk. A rejection that nobody handles would end the run of Vitest.
  const { form: rest, errors } = await received(path.join(folder, 'gone'));
  expect(rest).toMatchObject({
    fields: [['note', 'hello']],
    files: [
      { name: 'a.jpg', file: null, refused: 'notStored' },
      { name: 'b.jpg', file: null, refused: 'notStored' },
    ],
  });
  expect(errors).toHaveLength(2);
});

import { siteLookup } from '@forecourt/api';
import { other, person, site, type TestApi } from '@forecourt/api/testing';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { FILES_GONE, formDeclarationSchema, readSentFile } from '@forecourt/lead';
import { leadLimits } from '@forecourt/lead-desk';
import {
  keptFilesSchema,
  operations,
  problemSchema,
  type KeptFiles,
} from '@forecourt/platform-client/contracts';
import { JPEG, MULTIPART, multipart, PDF, type Part } from '@forecourt/uploads/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { careers, partsRequest, sellYourCar } from '../../declared/index.ts';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';

const own = {
  ...{ id: 'damage', paths: ['damage'], title: 'Damage', button: 'Send', category: 'Damage' },
  unsaid: 'I would like a price.',
  steps: [
    {
      title: 'The damage',
      fields: [
        { kind: 'file', name: 'photos', label: 'Photos', accept: 'photos', most: 3 },
        { kind: 'file', name: 'quote', label: 'Quote', accept: 'documents', most: 1, required: false },
      ],
    },
  ],
};
const forms = [own, careers(), sellYourCar(), partsRequest()].map((form) =>
  formDeclarationSchema.parse(form),
);
const { problems } = operations.postUploads;
const OTHER = { host: 'northside-group.localhost' };
const { byHost } = siteLookup(
  [site, other].map((each) => ({ site: withEnquiry(each, { forms }), hosts: [] })),
);

describe.each(testEngines('uploads of forms'))('files of forms on %s', (engine) => {
  let kit: TestApi;
  let visitors = 0;
  let sent = 0;

  beforeAll(async () => {
    const limits = leadLimits({ perAddress: 100_000, perSite: null });
    kit = await enquiryApi(engine, { sites: byHost, limits });
  });
  afterAll(async () => {
    await kit.files.remove();
    await kit.database.close();
  });
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'lead_additions', 'outbox', 'uploads']));

  /** Sends a form as a browser does, each time from another address. */
  const post = (
    body: Uint8Array | string,
    { form = 'damage', type = MULTIPART, headers = {}, address = '' } = {},
  ) => {
    visitors += 1;
    const init = { method: 'POST', headers: { 'content-type': type, ...headers }, body: Buffer.from(body) };
    const clientAddress = address || `10.1.${visitors >> 8}.${visitors & 255}`;
    return kit.request(`/api/uploads?form=${form}`, init, { clientAddress });
  };
  const sendFiles = async (parts: Part[], options?: Parameters<typeof post>[1]): Promise<KeptFiles> => {
    const response = await post(multipart(parts), options);
    expect(response.status).toBe(200);
    return keptFilesSchema.parse(await response.json());
  };
  const photo: Part = ['values.photos', JPEG, 'front.jpg'];
  const signedPhoto = async (options?: Parameters<typeof post>[1]) =>
    (await sendFiles([photo], options)).files[0]?.id ?? '';
  const lead = (
    values: object,
    {
      page_id = 'damage',
      headers = {},
      ...changes
    }: Record<string, unknown> & { headers?: Record<string, string> } = {},
  ) => {
    sent += 1;
    const body = { ...person, email: `f${sent}@shopper.example`, page_id, values, ...changes };
    return kit.postLead(body, { 'idempotency-key': `files-of-${sent}`, ...headers });
  };
  const errors = async (response: Response) => {
    expect(response.status).toBe(422);
    return problemSchema.parse(await response.json()).fields;
  };
  const rows = () => kit.database.db.selectFrom('uploads').selectAll().orderBy('field').execute();

  it('keeps each file with a signed id, and gives all texts back in order', async () => {
    const kept = await sendFiles([
      ['name', 'Kim'],
      photo,
      ['values.quote', PDF, 'Quote.pdf'],
      ['values.notes', 'Two\nlines'],
    ]);
    expect(kept.fields).toEqual([
      ['name', 'Kim'],
      ['values.notes', 'Two\nlines'],
    ]);
    expect(kept.refused).toEqual([]);
    expect(kept.files.map(({ field, id }) => [field, readSentFile(id)])).toMatchObject([
      ['values.photos', { form: 'damage', field: 'photos', name: 'front.jpg', type: 'image/jpeg' }],
      ['values.quote', { form: 'damage', field: 'quote', name: 'Quote.pdf', bytes: PDF.length }],
    ]);
    expect(await rows()).toMatchObject([
      { name: 'front.jpg', site: 'harbour-city', form: 'damage', lead_id: null },
      { name: 'Quote.pdf' },
    ]);
    expect(kit.logs.join('\n')).not.toMatch(/front\.jpg|Quote\.pdf/);
  });

  test.each<[string, Part, string]>([
    ['0 bytes', ['values.photos', '', 'a.jpg'], '“a.jpg” is empty.'],
    ['a disguised program', ['values.photos', 'MZ\x90\0\x03'.padEnd(999, 'x'), 'a.jpg'], 'is not a photo'],
    ['a disguised page', ['values.quote', '<!doctype html><script>', 'a.pdf'], 'is not a PDF'],
    ['more than 10 MB', ['values.photos', 'x'.repeat(10 * 1024 * 1024 + 1), 'a.jpg'], 'larger than 10 MB'],
    ['another kind of file', ['values.quote', JPEG, 'a.pdf'], 'is not a PDF'],
  ])('%s are refused with a sentence, and the other file is kept', async (_what, part, sentence) => {
    const { files, refused } = await sendFiles([part, photo]);
    expect(files.length).toBe(1);
    expect(refused).toEqual([{ field: part[0], name: part[2], error: expect.stringContaining(sentence) }]);
  });

  it('keeps as many as the field takes and names the others; a lead with more is refused', async () => {
    const { files, refused } = await sendFiles([photo, photo, photo, ['values.photos', JPEG, 'fourth.jpg']]);
    expect(files.length).toBe(3);
    expect(refused.map(({ error }) => error)).toEqual(['“fourth.jpg” was left out: 3 files are the most.']);
    const photos = [...files.map(({ id }) => id), await signedPhoto()];
    expect(await errors(await lead({ photos }))).toEqual({
      'values.photos': ['Photos: 3 files are the most.'],
    });
  });

  test.each<[string, Uint8Array | string, Parameters<typeof post>[1], number, keyof typeof problems]>([
    ['a form that does not exist', multipart([photo]), { form: 'nothing' }, 404, 'noSuchForm'],
    ['a form without files', multipart([photo]), { form: 'parts' }, 404, 'noSuchForm'],
    ['JSON', '{}', { type: 'application/json' }, 400, 'unreadable'],
    ['no boundary', multipart([photo]), { type: 'multipart/form-data' }, 400, 'unreadable'],
    ['a form that was cut off', multipart([photo]).subarray(0, 200), {}, 400, 'unreadable'],
    ['nothing', '', {}, 400, 'unreadable'],
    ['too much text', multipart([['name', 'x'.repeat(70_000)]]), {}, 413, 'tooLarge'],
  ])('%s is refused, and what is left is not read', async (_what, body, options, status, problem) => {
    const response = await post(body, options);
    expect(response.status).toBe(status);
    expect(response.headers.get('connection')).toBe('close');
    expect(problemSchema.parse(await response.json()).detail).toBe(problems[problem].detail);
    expect(await rows()).toEqual([]);
  });

  it('is refused from another origin, and where no files are taken', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await post(multipart([photo]), { headers })).status).toBe(403);
    const without = await enquiryApi(engine, { sites: byHost, uploads: undefined });
    const init = {
      method: 'POST',
      headers: { 'content-type': MULTIPART },
      body: Buffer.from(multipart([photo])),
    };
    const response = await without.request('/api/uploads?form=damage', init);
    expect([response.status, problemSchema.parse(await response.json()).detail]).toEqual([
      404,
      problems.notOffered.detail,
    ]);
    await without.database.close();
  });

  it('an address sends 120 times in ten minutes', async () => {
    const address = '203.0.113.9';
    for (let times = 0; times < 120; times += 1)
      expect((await post('', { address })).status, String(times)).toBe(400);
    const refused = await post('', { address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  describe('a lead', () => {
    it('has its files, which nobody else gets; sent again it is the same lead', async () => {
      const photos = await signedPhoto();
      const values = { photos: [photos] };
      const headers = { 'idempotency-key': 'files-of-one' };
      const first = await lead(values, { headers, email: 'own@shopper.example' });
      expect(first.status).toBe(200);
      const { lead_id } = await first.json();
      expect(await rows()).toMatchObject([{ lead_id }]);
      const [stored] = await kit.database.db.selectFrom('leads').select('payload').execute();
      expect(stored?.payload).toMatchObject({
        files: [{ label: 'Photos', name: 'front.jpg', type: 'image/jpeg' }],
        answers: {},
      });
      const again = await lead(values, { headers, email: 'own@shopper.example' });
      expect([again.status, (await again.json()).lead_id]).toEqual([200, lead_id]);
      expect(await errors(await lead(values))).toEqual({ 'values.photos': [FILES_GONE] });
      expect((await kit.database.db.selectFrom('leads').select('id').execute()).length).toBe(1);
    });

    it('gets files that are added to it later', async () => {
      const who = { email: 'adds@shopper.example' };
      const first = await signedPhoto();
      const { lead_id } = await (await lead({ photos: [first] }, who)).json();
      const second = (await sendFiles([['values.quote', PDF, 'Quote.pdf']])).files[0]?.id;
      const added = await lead({ photos: [first], quote: [second] }, who);
      expect([added.status, (await added.json()).lead_id]).toEqual([200, lead_id]);
      expect((await rows()).map((row) => row.lead_id)).toEqual([lead_id, lead_id]);
    });

    const flipped = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

    test.each<[string, (id: string) => unknown, object?]>([
      ['whose signature was changed', (id) => [flipped(id, id.length - 5)]],
      ['whose name was changed', (id) => [flipped(id, id.indexOf('.') - 9)]],
      ['of another form', async () => [await signedPhoto({ form: 'sell-your-car' })]],
      ['of another field', async () => [(await sendFiles([['values.quote', PDF, 'q.pdf']])).files[0]?.id]],
      ['of another dealer', async () => [await signedPhoto({ headers: OTHER })]],
      ['that never was one', () => ['nonsense']],
      ['that is a text of 9,000 characters', () => 'x'.repeat(9_000)],
      [
        'that was deleted because nobody sent it for a day',
        async (id) => {
          await kit.files.uploads.purge(new Date('2026-11-22T06:12:01Z'));
          return [id];
        },
      ],
    ])('with a file %s is refused at its field, and nothing is stored', async (_what, made) => {
      const photos = await made(await signedPhoto());
      const fields = await errors(await lead({ photos }));
      expect(fields).toEqual({ 'values.photos': [FILES_GONE] });
      expect(await kit.database.db.selectFrom('leads').select('id').execute()).toEqual([]);
    });

    it('with a file of one dealer cannot be sent to another', async () => {
      const id = await signedPhoto();
      expect(await errors(await lead({ photos: [id] }, { headers: OTHER }))).toEqual({
        'values.photos': [FILES_GONE],
      });
    });

    it('without a required file is refused, and without an optional one is stored', async () => {
      expect(await errors(await lead({ photos: [] }))).toEqual({
        'values.photos': ['Photos: please add a file.'],
      });
      expect((await lead({ photos: [await signedPhoto()], quote: [] })).status).toBe(200);
    });

    it('gets a file once, of two that are sent at the same time', async () => {
      const photos = [await signedPhoto()];
      const answers = await Promise.all(Array.from({ length: 8 }, () => lead({ photos })));
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      expect(answers.filter(({ status }) => status === 422).length).toBe(7);
    });
  });
});

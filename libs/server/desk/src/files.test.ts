import { randomUUID } from 'node:crypto';
import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { PDF } from '@forecourt/uploads/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFiles, addLead } from './test/addLead.ts';
import { secondFactor } from './test/secondFactor.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { erasePerson, exportPerson, lead, leadFile } = deskRoutes;
const params = { site: site.slug };

describe.each(testEngines('files of the desk'))('files of leads on %s', (engine) => {
  let kit: TestDesk;
  let sales: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  beforeEach(async () => {
    await emptyTables(kit.database.db, ['leads', 'outbox', 'staff', 'desk_events', 'uploads']);
    sales = await kit.staff('sales');
  });
  afterAll(async () => {
    await kit.files.remove();
    await kit.database.close();
  });

  const sent = async (facts: Parameters<typeof addLead>[1] = {}) => {
    const files = await addFiles(kit);
    const id = await addLead(kit, { ...facts, files });
    const [photo, cv] = files;
    if (!photo || !cv) throw new Error('The files are not kept.');
    return { id, photo, cv };
  };
  const fileOf = (id: string, file: string, by = sales, query: Record<string, string> = {}) =>
    by.send(leadFile, { params: { ...params, id, file }, query });

  it('a lead lists its files, and each is a download with its name, never a page', async () => {
    const { id, photo, cv } = await sent();
    const { files } = await sales.ask(lead, { params: { ...params, id } });
    expect(files).toEqual([
      { id: photo.id, label: 'values.photos', name: 'front.jpg', type: 'image/jpeg', bytes: photo.bytes },
      { id: cv.id, label: 'values.cv', name: 'Kim’s “CV”.pdf', type: 'application/pdf', bytes: PDF.length },
    ]);
    const response = await fileOf(id, cv.id);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Kim?s ?CV?.pdf"; filename*=UTF-8''Kim%E2%80%99s%20%E2%80%9CCV%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    const whole = await fileOf(id, photo.id);
    expect((await whole.arrayBuffer()).byteLength).toBe(photo.bytes);
    const small = await fileOf(id, photo.id, sales, { size: 'small' });
    expect(small.headers.get('content-type')).toBe('image/jpeg');
    expect(
      Buffer.from(await small.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
  });

  it('a file of another lead, of another dealership, or of a lead that one may not see is not there', async () => {
    const { id, photo } = await sent({ locationId: 101 });
    const second = await sent({ form: { email: 'other@shopper.example', phone: '0491 570 110' } });
    expect((await fileOf(second.id, photo.id)).status).toBe(404);
    expect((await fileOf(id, randomUUID())).status).toBe(404);
    const elsewhere = await kit.staff('sales', { places: [102] });
    expect((await fileOf(id, photo.id, elsewhere)).status).toBe(404);
    expect((await fileOf(id, photo.id, await kit.staff('service'))).status).toBe(404);
    const stranger = await kit.staff('owner', { site: other.slug });
    const theirs = { params: { site: other.slug, id, file: photo.id } };
    expect(await stranger.refused(leadFile, theirs)).toBe('404 notFound');
    expect(await kit.stranger().refused(leadFile, { params: { ...params, id, file: photo.id } })).toBe(
      '401 signedOut',
    );
    const [draft] = await addFiles(kit);
    expect((await fileOf(id, draft?.id ?? '')).status).toBe(404);
  });

  it('a document has no small picture, and a file that is gone is not there', async () => {
    const { id, cv, photo } = await sent();
    expect((await fileOf(id, cv.id, sales, { size: 'small' })).status).toBe(404);
    await kit.database.db.deleteFrom('uploads').where('id', '=', photo.id).execute();
    expect((await fileOf(id, photo.id)).status).toBe(404);
    const { files } = await sales.ask(lead, { params: { ...params, id } });
    expect(files.map((file) => file.id)).toEqual([cv.id]);
  });

  it('the export of a shopper names the files; erasing the shopper deletes them', async () => {
    const email = 'files@shopper.example';
    const { cv } = await sent({ form: { email } });
    await sent();
    const owner = await kit.staff('owner');
    const { leads } = await owner.ask(exportPerson, { params, body: { email } });
    expect(leads).toMatchObject([{ files: [{ name: 'front.jpg' }, { id: cv.id }] }]);
    await secondFactor(owner);
    const before = await kit.files.kept();
    await owner.ask(erasePerson, { params, body: { email, reason: 'Asked by phone', leads: 1 } });
    await expect.poll(async () => (await kit.files.kept()).length).toBe(before.length - 3);
    expect(await kit.files.kept()).not.toContain(cv.id);
    const rows = () => kit.database.db.selectFrom('uploads').select('id').execute();
    await expect.poll(async () => (await rows()).length).toBe(2);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Target } from './target.ts';
import { openTarget } from './target.ts';

let target: Target;
let things: string;
beforeAll(async () => {
  target = await openTarget();
  things = `${target.cars}_things`;
});
afterAll(() => target.close());

const path = (rest = ''): string => `/collections/${things}/documents${rest}`;

beforeEach(async () => {
  await target.call('DELETE', `/collections/${things}`);
  const fields = [
    { name: 'a', type: 'string' },
    { name: 'n', type: 'int32', facet: true },
    { name: 'b', type: 'string', optional: true },
  ];
  expect((await target.call('POST', '/collections', { name: things, fields })).status).toBe(201);
});
afterAll(() => target.call('DELETE', `/collections/${things}`));

describe('collections', () => {
  it('are created once, returned and dropped', async () => {
    const again = await target.call('POST', '/collections', {
      name: things,
      fields: [{ name: 'a', type: 'string' }],
    });
    expect(again).toMatchObject({
      status: 409,
      body: { message: `A collection with name \`${things}\` already exists.` },
    });
    const shown = await target.call('GET', `/collections/${things}`);
    expect(shown.body).toMatchObject({
      name: things,
      num_documents: 0,
      default_sorting_field: '',
      symbols_to_index: [],
      token_separators: [],
    });
    expect((shown.body['fields'] as unknown[])[0]).toEqual({
      facet: false,
      index: true,
      infix: false,
      locale: '',
      name: 'a',
      optional: false,
      sort: false,
      stem: false,
      stem_dictionary: '',
      store: true,
      type: 'string',
    });
    expect((await target.call('DELETE', `/collections/${things}`)).body).toMatchObject({ name: things });
    expect(await target.call('DELETE', `/collections/${things}`)).toMatchObject({
      status: 404,
      body: { message: `No collection with name \`${things}\` found.` },
    });
    expect(await target.call('GET', `/collections/${things}`)).toMatchObject({
      status: 404,
      body: { message: 'Collection not found' },
    });
  });

  it('need fields', async () => {
    expect(await target.call('POST', '/collections', { name: `${things}_2` })).toMatchObject({
      status: 400,
      body: { message: 'Parameter `fields` is required.' },
    });
  });

  it('have fields added and removed', async () => {
    await target.call('POST', path(), { id: '1', a: 'x', n: 1, extra: 'found me' });
    const changed = await target.call('PATCH', `/collections/${things}`, {
      fields: [
        { name: 'extra', type: 'string', optional: true },
        { name: 'b', drop: true },
      ],
    });
    expect(changed.status).toBe(200);
    const { found } = await target.search({ collection: things, q: 'found', query_by: 'extra' });
    expect(found).toBe(1);
    const names = (
      (await target.call('GET', `/collections/${things}`)).body['fields'] as { name: string }[]
    ).map((field) => field.name);
    expect(names).toEqual(['a', 'n', 'extra']);
  });

  it('are reached by an alias, which switches immediately', async () => {
    const alias = `${things}_alias`;
    const put = await target.call('PUT', `/aliases/${alias}`, { collection_name: things });
    expect(put).toMatchObject({ status: 200, body: { collection_name: things, name: alias } });
    expect((await target.search({ collection: alias, q: '*' })).found).toBe(0);
    await target.call('PUT', `/aliases/${alias}`, { collection_name: target.cars });
    expect(await target.search({ collection: alias, q: '*', per_page: 0 })).toMatchObject({
      found: 180,
      request_params: { collection_name: target.cars },
    });
    expect((await target.call('DELETE', `/aliases/${alias}`)).status).toBe(200);
    expect(await target.call('GET', `/aliases/${alias}`)).toMatchObject({ status: 404 });
  });
});

describe('documents', () => {
  it('are created once, and validated', async () => {
    const made = await target.call('POST', path(), { n: 1, id: '1', a: 'x' });
    expect(made).toMatchObject({ status: 201, text: '{"a":"x","id":"1","n":1}' });
    expect(await target.call('POST', path(), { id: '1', a: 'x', n: 1 })).toMatchObject({
      status: 409,
      body: { message: 'A document with id 1 already exists.' },
    });
    expect(await target.call('POST', path(), { id: '2', a: {}, n: 1 })).toMatchObject({
      status: 400,
      body: { message: 'Field `a` must be a string.' },
    });
    expect(await target.call('POST', path(), { id: '2', a: 'x', n: 'many' })).toMatchObject({
      status: 400,
      body: { message: 'Field `n` must be an int32.' },
    });
    expect(await target.call('POST', path(), { id: '2', a: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'Field `n` has been declared in the schema, but is not found in the document.' },
    });
    const named = await target.call('POST', path(), { a: 'x', n: 2 });
    expect(named.body['id']).toEqual(expect.any(String));
  });

  it.each([
    [{ a: 5, n: 1 }, 'Field `a` must be a string.'],
    [{ a: 'x', n: '5' }, 'Field `n` must be an int32.'],
    [{ a: 'x', n: 5.5 }, 'Field `n` must be an int32.'],
    [{ id: null, a: 'x', n: 1 }, "Document's `id` field should be a string."],
  ])('are not coerced to the schema by default: %j', async (document, message) => {
    const answer = await target.call('POST', path(), document);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('are coerced to the schema on request', async () => {
    const document = { id: '1', a: 5, n: '7', b: { no: 'text' } };
    const dropping = await target.call('POST', path('?dirty_values=coerce_or_drop'), document);
    expect(dropping).toMatchObject({ status: 201, text: '{"a":"5","id":"1","n":7}' });
    const rejecting = path('?action=upsert&dirty_values=coerce_or_reject');
    expect((await target.call('POST', rejecting, document)).status).toBe(400);
  });

  it('are upserted, updated and fetched', async () => {
    await target.call('POST', path(), { id: '1', a: 'x', n: 1, b: 'kept' });
    const patched = await target.call('PATCH', path('/1'), { n: 2 });
    expect(patched.text).toBe('{"a":"x","b":"kept","id":"1","n":2}');
    expect((await target.call('GET', path('/1'))).text).toBe('{"a":"x","b":"kept","id":"1","n":2}');
    await target.call('POST', path('?action=emplace'), { id: '1', a: 'y' });
    expect((await target.call('GET', path('/1'))).text).toBe('{"a":"y","b":"kept","id":"1","n":2}');
    await target.call('POST', path('?action=upsert'), { id: '1', a: 'z', n: 3 });
    expect((await target.call('GET', path('/1'))).text).toBe('{"a":"z","id":"1","n":3}');
    expect(await target.call('PATCH', path('/9'), { n: 2 })).toMatchObject({
      status: 404,
      body: { message: 'Could not find a document with id: 9' },
    });
    expect((await target.search({ collection: things, q: 'z', query_by: 'a' })).found).toBe(1);
    expect((await target.search({ collection: things, q: 'x', query_by: 'a' })).found).toBe(0);
  });

  it('are deleted by id and by filter', async () => {
    const lines = [1, 2, 3].map((n) => JSON.stringify({ id: String(n), a: 'x', n }));
    await target.call('POST', path('/import'), lines.join('\n'));
    expect(await target.call('DELETE', path('/1'))).toMatchObject({ status: 200, body: { id: '1' } });
    expect(await target.call('DELETE', path('/1'))).toMatchObject({
      status: 404,
      body: { message: 'Could not find a document with id: 1' },
    });
    expect((await target.call('DELETE', path('?filter_by=n:>1'))).body).toEqual({ num_deleted: 2 });
    expect((await target.search({ collection: things, q: '*' })).found).toBe(0);
  });

  it('are imported and exported line by line', async () => {
    const lines = [
      '{"id":"1","a":"x","n":1}',
      '{"id":"1","a":"x","n":1}',
      'no json',
      '{"id":"2","a":"x","n":2}',
    ];
    const answer = await target.call('POST', path('/import?action=create'), lines.join('\n'));
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const told = answer.text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map((line) => line['success'])).toEqual([true, false, false, true]);
    expect(told[1]).toMatchObject({ code: 409, error: 'A document with id 1 already exists.' });
    expect(told[2]).toMatchObject({ code: 400, error: expect.stringContaining('Bad JSON') as unknown });
    const named = await target.call(
      'POST',
      path('/import?action=upsert&return_id=true'),
      '{"id":"2","a":"y","n":2}',
    );
    expect(named.text).toBe('{"id":"2","success":true}');
    const exported = await target.call('GET', path('/export'));
    expect(exported.text.split('\n')).toEqual(['{"a":"x","id":"1","n":1}', '{"a":"y","id":"2","n":2}']);
    expect((await target.call('GET', path('/export?filter_by=n:2&include_fields=n'))).text).toBe('{"n":2}');
  });
});

import { expect, it, test } from 'vitest';
import type { z } from 'zod';
import type { DeskOperation } from './defineDeskOperation.ts';
import { deskOperations } from './deskOperations.ts';

const all: DeskOperation[] = Object.values(deskOperations);

it('has each method and path once, with the id of its key', () => {
  const places = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(places).size).toBe(places.length);
  expect(all.map(({ id }) => id)).toEqual(Object.keys(deskOperations));
});

test.each(all.map((each) => [each.id, each] as const))('%s has the parts of its path', (_id, operation) => {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const { params, body } = operation.request.shape;
  expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  expect(body !== undefined).toBe(operation.method !== 'get');
});

test.each(all.map((each) => [each.id, each] as const))(
  '%s is for staff of the site if its path has one',
  (_id, { path, access }) => {
    expect(access.who === 'staff').toBe(path.startsWith('/api/desk/sites/{site}/'));
  },
);

it('cleans what is typed', () => {
  const { body } = deskOperations.replyToLead.request.shape;
  const key = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
  const typed = { subject: ' Your\r\nBcc: x@y.example  car', text: '\u0000Hi\n\nthere\u0007 ', key };
  expect(body.parse(typed)).toMatchObject({ subject: 'Your Bcc: x@y.example car', text: 'Hi\n\nthere' });
  expect(body.safeParse({ ...typed, text: ' \n ' }).success).toBe(false);
  expect(
    deskOperations.signIn.request.parse({ body: { email: ' Kim@X.example ', code: '123 456' } }),
  ).toEqual({ body: { email: 'kim@x.example', code: '123456' } });
});

it('loses no lead by a reply, which has no reason', () => {
  const { body } = deskOperations.replyToLead.request.shape;
  const reply = { subject: 'Hi', text: 'Hi', key: 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11' };
  expect(body.safeParse({ ...reply, status: 'won' }).success).toBe(true);
  expect(body.safeParse({ ...reply, status: 'lost' }).success).toBe(false);
});

it('reads lists of a query', () => {
  const query: z.ZodType = deskOperations.leads.request.shape.query;
  expect(query.parse({ status: 'new,open', limit: '20', location_id: '7' })).toEqual({
    status: ['new', 'open'],
    limit: 20,
    location_id: 7,
  });
  for (const wrong of [{ status: 'old' }, { limit: '0' }, { limit: '201' }, { assignee: 'them' }])
    expect(query.safeParse(wrong).success).toBe(false);
});

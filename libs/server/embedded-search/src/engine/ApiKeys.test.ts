import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ApiKeys } from './ApiKeys.ts';

const search = { action: 'documents:search', collection: 'cars' };

describe('ApiKeys', () => {
  it('allow everything with the admin key, and nothing without a key', () => {
    const keys = new ApiKeys('secret');
    expect(keys.authenticate('secret', { action: 'keys:create', collection: '' }, 0)).toEqual({});
    expect(keys.authenticate('', search, 0)).toBeNull();
  });

  it.each([
    [['documents:search'], ['*'], true],
    [['documents:*'], ['cars'], true],
    [['*'], ['cars.*'], true],
    [['documents:get'], ['*'], false],
    [['documents:search'], ['dealers'], false],
    [['collections:*'], ['*'], false],
  ])('allow %j on %j: %s', (actions, collections, allowed) => {
    const keys = new ApiKeys('secret');
    const { value } = keys.create({ description: '', actions, collections });
    expect(keys.authenticate(value, search, 0) !== null).toBe(allowed);
  });

  it('expire', () => {
    const keys = new ApiKeys('secret');
    const { value } = keys.create({ description: '', actions: ['*'], collections: ['*'], expires_at: 100 });
    expect(keys.authenticate(value, search, 100)).toEqual({});
    expect(keys.authenticate(value, search, 101)).toBeNull();
  });

  it('derive scoped keys only from keys that may do nothing but search', () => {
    const keys = new ApiKeys('secret');
    const text = '{"filter_by":"state:=NSW"}';
    const scoped = (parent: string): string =>
      Buffer.from(
        createHmac('sha256', parent).update(text).digest('base64') + parent.slice(0, 4) + text,
      ).toString('base64');
    const searchOnly = keys.create({ description: '', actions: ['documents:search'], collections: ['*'] });
    const more = keys.create({
      description: '',
      actions: ['documents:search', 'documents:get'],
      collections: ['*'],
    });
    expect(keys.authenticate(scoped(searchOnly.value), search, 0)).toEqual({ filter_by: 'state:=NSW' });
    expect(keys.authenticate(scoped(more.value), search, 0)).toBeNull();
    expect(keys.authenticate(scoped('secret'), search, 0)).toBeNull();
    expect(keys.authenticate(scoped(searchOnly.value), { ...search, action: 'documents:get' }, 0)).toBeNull();
  });

  it.each([
    [{}, 'Could not find a `description` key.'],
    [{ description: '', actions: [], collections: ['*'] }, 'Wrong format for `actions`.'],
    [{ description: '', actions: ['*'], collections: [1] }, 'Wrong format for `collections`.'],
    [
      { description: '', actions: ['*'], collections: ['*'], expires_at: 'soon' },
      'Wrong format for `expires_at`.',
    ],
  ])('%j creates no key', (body, message) => {
    expect(() => new ApiKeys('secret').create(body)).toThrow(message);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { deskRoutes } from '../index.ts';
import { callDesk } from './callDesk.ts';

const id = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const answers = (body: unknown, init: ResponseInit = {}) =>
  vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json(body, init)));

describe('callDesk', () => {
  it('sends method, path, query and body', async () => {
    const fetch = answers({ leads: [] });
    await callDesk(
      deskRoutes.leads,
      { params: { site: 'harbour-city' }, query: { search: 'a b' } },
      { fetch },
    );
    await callDesk(
      deskRoutes.noteLead,
      { params: { site: 'harbour-city', id }, body: { text: 'Hi', key: id } },
      { fetch },
    );
    expect(fetch.mock.calls).toEqual([
      ['/api/desk/sites/harbour-city/leads?search=a+b', { credentials: 'same-origin' }],
      [
        `/api/desk/sites/harbour-city/leads/${id}/notes`,
        {
          credentials: 'same-origin',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'Hi', key: id }),
        },
      ],
    ]);
  });

  it('throws the problem by its name', async () => {
    const fetch = answers(
      { type: '/problems/changed', error: 'Look again.', fields: { until: ['Wrong.'] } },
      { status: 409, headers: { 'retry-after': '7' } },
    );
    await expect(callDesk(deskRoutes.me, {}, { fetch })).rejects.toMatchObject({
      status: 409,
      problem: 'changed',
      error: 'Look again.',
      fields: ['until'],
      retryAfter: 7,
    });
  });

  it('throws status 0 without a response, and a sentence for a page that is not ours', async () => {
    const broken = () => Promise.reject(new TypeError('failed'));
    await expect(callDesk(deskRoutes.me, {}, { fetch: broken })).rejects.toMatchObject({ status: 0 });
    const proxy = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callDesk(deskRoutes.me, {}, { fetch: proxy })).rejects.toMatchObject({
      status: 502,
      problem: '',
      error: 'The desk cannot be reached. Check the connection, then try again.',
    });
  });
});

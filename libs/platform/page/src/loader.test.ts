import { createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readPost } from './loader.ts';

const multipart = 'multipart/form-data; boundary=part';
const whole = '--part\r\nContent-Disposition: form-data; name="message"\r\n\r\nHello\r\n--part--\r\n';

/** The status and text of a page that answers with the message of the posted form. */
async function post(body: string, headers: Record<string, string>) {
  const { queryRoute } = createStaticHandler([
    {
      id: 'page',
      path: '/',
      action: async ({ request }) => new Response(String((await readPost(request)).get('message'))),
    },
  ]);
  const request = new Request('https://dealer.example/', { method: 'POST', body, headers });
  const answer: unknown = await queryRoute(request).catch((refused: unknown) => refused);
  if (!(answer instanceof Response)) throw answer;
  return { status: answer.status, text: await answer.text() };
}

describe('a page that is posted to', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'message=Hello'],
    [multipart, whole],
  ])('reads %s', async (type, body) => {
    expect(await post(body, { 'content-type': type })).toEqual({ status: 200, text: 'Hello' });
  });

  test.each([
    ['cut off before its end', multipart, whole.slice(0, -12)],
    ['without parts', multipart, 'Hello'],
    ['without a boundary', 'multipart/form-data', whole],
    ['empty', multipart, ''],
  ])('answers 400 to a multipart form that is %s', async (_what, type, body) => {
    expect((await post(body, { 'content-type': type })).status).toBe(400);
  });

  test('answers 415 to another type, and 413 to a form of more than 64 KB', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    const headers = { 'content-type': multipart, 'content-length': '65537' };
    expect((await post(whole, headers)).status).toBe(413);
  });
});

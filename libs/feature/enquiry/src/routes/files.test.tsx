// @vitest-environment node -- jsdom’s files are not those of fetch
import { fixedNow } from '@forecourt/fixtures';
import { siteServices } from '@forecourt/page/loader';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { careers } from '../declared/index.ts';
import { loadEnquire } from '../logic/load-enquire.ts';
import type { RefusedForm } from '../logic/refused-form.ts';
import { EnquireScreen } from '../screens/EnquireScreen.tsx';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import { action, loader } from './enquire.tsx';

const origin = 'https://dealer.example';
const damage = {
  ...{ id: 'damage', paths: ['damage'], title: 'Damage', button: 'Send it', category: 'Damage' },
  unsaid: 'I would like a price.',
  steps: [
    {
      title: 'The damage',
      fields: [
        { kind: 'text' as const, name: 'what', label: 'What happened?' },
        { kind: 'file' as const, name: 'photos', label: 'Photos', accept: 'photos' as const, most: 3 },
      ],
    },
    { title: 'You', fields: [{ kind: 'text' as const, name: 'when', label: 'When?', required: false }] },
  ],
};
const site = testSite({ forms: [damage, careers()] });
const contact = {
  ...{ name: 'Priya', last_name: 'Nair', email: 'priya.nair@example.com' },
  ...{ phone: '0491 570 156', postcode: '4006' },
};
const photo = (name: string, content = 'jpeg') => new File([content], name, { type: 'image/jpeg' });

type Fields = [name: string, value: string | File][];

/** Posts a step as a browser without JavaScript does, and returns the page that follows. */
async function post(step: number, fields: Fields, { platform = testPlatform(), path = '/damage' } = {}) {
  const services = { site, now: fixedNow, fetch: platform.fetch, searchKey: '', origin, nonce: null };
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  const { queryRoute } = createStaticHandler([{ id: 'form', path, action, loader }]);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append('form_step', String(step));
  const request = new Request(origin + path, { method: 'POST', body });
  const answer: unknown = await queryRoute(request, { requestContext: context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('The route did not answer with a Response.');
  const refused: RefusedForm | null = answer.status === 303 ? null : await answer.json();
  const page = await loadEnquire(services, new URL(origin + path));
  const html = renderToString(
    <TestSite site={site}>
      <EnquireScreen page={page} refused={refused} />
    </TestSite>,
  ).replaceAll('<!-- -->', '');
  return { status: answer.status, refused, platform, html };
}

/** The inputs of the kept files of a page: checkboxes at the field, hidden ones in another step. */
const kept = (html: string, type: 'checkbox' | 'hidden') =>
  [...html.matchAll(/<input type="(\w+)"[^>]*name="values\.photos"[^>]*value="([^"]+)"/g)].flatMap(
    ([, found, value = '']) => (found === type ? [value] : []),
  );

describe('files of a form without JavaScript', () => {
  test('the step with files is posted as multipart, and its input is native', async () => {
    const { html } = await post(0, []);
    expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input name="values\.photos"[^>]*multiple=""[^>]*type="file"|type="file"/);
    expect(html).toContain('Up to 3 photos: JPEG, PNG or WebP, 10 MB each.');
  });

  test('Continue keeps the files, carries them to the next step, and the last one sends them', async () => {
    const first = await post(0, [
      ['values.what', 'Hail'],
      ['values.photos', photo('front.jpg')],
      ['values.photos', photo('rear.jpg')],
    ]);
    expect([first.status, first.refused?.step, first.refused?.errors]).toEqual([200, 1, {}]);
    const carried = kept(first.html, 'hidden');
    expect(carried.length).toBe(2);
    const last = await post(
      1,
      [
        ...Object.entries({ ...contact, 'values.what': 'Hail', 'values.when': '' }),
        ...carried.map((id): Fields[number] => ['values.photos', id]),
      ],
      first,
    );
    expect(last.status).toBe(303);
    expect(first.platform.leads[0]?.lead.values).toMatchObject({ what: 'Hail', photos: carried });
  });

  test('Back shows each kept file with a tick; unticked it is not sent, and more can be added', async () => {
    const first = await post(0, [
      ['values.what', 'Hail'],
      ['values.photos', photo('front.jpg')],
      ['values.photos', photo('rear.jpg')],
    ]);
    const [front = '', rear = ''] = kept(first.html, 'hidden');
    const back = await post(1, [
      ['values.photos', front],
      ['values.photos', rear],
      ['form_go', 'back'],
    ]);
    expect(kept(back.html, 'checkbox')).toEqual([front, rear]);
    expect(back.html).toContain('Keep front.jpg');
    const again = await post(0, [
      ['values.what', 'Hail'],
      ['values.photos', rear],
      ['values.photos', photo('roof.jpg')],
    ]);
    const [stays, added = ''] = kept(again.html, 'hidden');
    expect(stays).toBe(rear);
    expect(atob(added.split('.')[0] ?? '')).toContain('roof.jpg');
  });

  test('a file that is refused is an error at its field; the texts and the other files stay', async () => {
    const { status, refused, html } = await post(0, [
      ['values.what', 'Hail & wind'],
      ['values.photos', photo('empty.jpg', '')],
      ['values.photos', photo('front.jpg')],
    ]);
    expect([status, refused?.step]).toEqual([422, 0]);
    expect(refused?.errors).toEqual({ 'values.photos': '“empty.jpg” is empty.' });
    expect(html).toContain('value="Hail &amp; wind"');
    expect(html).toContain('Keep front.jpg');
  });

  test('no chosen file is none: a required field says so, an optional one does not', async () => {
    const none = new File([], '', { type: 'application/octet-stream' });
    const { refused } = await post(0, [
      ['values.what', 'Hail'],
      ['values.photos', none],
    ]);
    expect(refused?.errors).toEqual({ 'values.photos': 'Photos: please add a file.' });
    const answers = { experience: 'Ten years', rights: 'Yes', start: '' };
    const { status, platform } = await post(
      0,
      [
        ...Object.entries(contact),
        ...Object.entries(answers).map(([name, value]): Fields[number] => [`values.${name}`, value]),
        ['values.cv', none],
      ],
      { platform: testPlatform(), path: '/careers' },
    );
    expect(status).toBe(303);
    expect(platform.leads[0]?.lead.values).toMatchObject({ cv: [] });
  });

  test.each([
    [429, { error: 'Too many files have been sent from here.' }, 'Too many files have been sent from here.'],
    [413, { error: 'These files are too large together.' }, 'These files are too large together.'],
    [500, {}, 'An error occurred when submitting this form'],
  ])('a platform that answers %i is a sentence above the form', async (answered, problem, sentence) => {
    const platform = testPlatform({
      answer: (path) => (path.startsWith('/api/uploads?') ? json(answered, problem) : null),
    });
    const { status, html } = await post(0, [['values.photos', photo('front.jpg')]], {
      platform,
      path: '/damage',
    });
    expect(status).toBe(answered);
    expect(html).toContain(sentence);
    expect(platform.leads).toEqual([]);
  });
});

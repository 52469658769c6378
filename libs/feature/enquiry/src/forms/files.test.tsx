import { formDeclarationSchema } from '@forecourt/lead';
import { clearMemoryStorage } from '@forecourt/browser';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { declaredTopic } from '../logic/declared-topic.ts';
import { json, testPlatform } from '../testing/platform.ts';
import { TestSite, testSite } from '../testing/TestSite.tsx';
import * as live from './load-live.ts';
import { DeclaredStep } from './DeclaredStep.tsx';
import { PageForm } from './PageForm.tsx';

const damage = {
  ...{ id: 'damage', paths: ['damage'], title: 'Damage', button: 'Send it', category: 'Damage' },
  unsaid: 'I would like a price.',
  steps: [
    {
      title: 'The damage',
      fields: [
        {
          kind: 'file' as const,
          name: 'photos',
          label: 'Photos',
          accept: 'photos' as const,
          most: 3,
          required: false,
        },
      ],
    },
    { title: 'You', fields: [{ kind: 'text' as const, name: 'when', label: 'When?', required: false }] },
  ],
};
const topic = declaredTopic(formDeclarationSchema.parse(damage));
const site = testSite({ forms: [damage] });
const photo = (name: string, bytes: string | number = 'jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/jpeg' });

beforeAll(async () => {
  await live.loadLiveDeclared();
});
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearMemoryStorage();
});

async function open(platform = testPlatform()) {
  vi.stubGlobal('fetch', platform.fetch);
  const user = userEvent.setup();
  const { unmount } = render(
    <TestSite site={site}>
      <PageForm Declared={DeclaredStep} topic={topic} car={null} action="/damage" />
    </TestSite>,
  );
  await expect.poll(() => document.querySelector('input[name="form_step"]')).toBeNull();
  return { user, platform, unmount };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Photos/, { selector: 'input' });
const list = () => screen.getByRole('list', { name: 'Photos: chosen files' });
const items = () =>
  within(list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

async function finish(user: ReturnType<typeof userEvent.setup>) {
  await user.click(press('Continue'));
  for (const [name, text] of [
    ['First name', 'Priya'],
    ['Last name', 'Nair'],
    ['Email', 'priya@x.example'],
    ['Mobile', '0491 570 156'],
    ['Postcode', '4006'],
  ] as const)
    await user.type(await screen.findByRole('textbox', { name }), text);
  await user.click(press('Send it'));
}

/** A platform whose files wait until they are let through. */
function slowPlatform() {
  const waiting: (() => void)[] = [];
  const platform = testPlatform({
    answer: (path) =>
      path.startsWith('/api/uploads?') ? new Promise((resolve) => waiting.push(() => resolve(null))) : null,
  });
  return {
    platform,
    waiting,
    next: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
}

describe('files of a form', () => {
  test('are sent as they are chosen, one after the other, and are values of the lead in their order', async () => {
    const { platform, waiting, next } = slowPlatform();
    const { user } = await open(platform);
    expect(input().accept).toBe('image/jpeg,image/png,image/webp');
    await user.upload(input(), [photo('front.jpg'), photo('rear.jpg', 640_000)]);
    expect(items()).toEqual(['front.jpg Sending…', 'rear.jpg Sending…']);
    await expect.poll(() => waiting.length).toBe(1);
    await next();
    await expect.poll(items).toEqual(['front.jpg 1 KB', 'rear.jpg Sending…']);
    await next();
    await expect.poll(items).toEqual(['front.jpg 1 KB', 'rear.jpg 640 KB']);
    await finish(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    const photos = [platform.leads[0]?.lead.values['photos'] ?? []].flat();
    expect(photos.length).toBe(2);
    expect(atob(photos[0]?.split('.')[0] ?? '')).toContain('front.jpg');
  });

  test('on their way do not hold up the next step, and are waited for at the end', async () => {
    const { platform, next } = slowPlatform();
    const { user } = await open(platform);
    await user.upload(input(), photo('front.jpg'));
    await finish(user);
    expect(press('Sending')).toBeDefined();
    expect(platform.leads).toEqual([]);
    await next();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead.values['photos']).toHaveLength(1);
  });

  test('can be removed, by keyboard too: focus stays in the field', async () => {
    const { user, platform } = await open();
    await user.upload(input(), [photo('front.jpg'), photo('rear.jpg')]);
    await expect.poll(items).toEqual(['front.jpg 1 KB', 'rear.jpg 1 KB']);
    press('Remove front.jpg').focus();
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['rear.jpg 1 KB']);
    expect(document.activeElement).toBe(input());
    await finish(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead.values['photos']).toHaveLength(1);
  });

  test('that are empty, too large or too many are told at once, and are not sent', async () => {
    const platform = testPlatform({ answer: () => json(500, {}) });
    const { user } = await open(platform);
    await user.upload(input(), [photo('empty.jpg', ''), photo('large.jpg', 10 * 1024 * 1024 + 1)]);
    expect(items()).toEqual([
      'empty.jpg Not sent“empty.jpg” is empty.',
      'large.jpg Not sent“large.jpg” is larger than 10 MB.',
    ]);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await user.click(press('Continue'));
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('“large.jpg” is larger than 10 MB.');
    await user.click(press('Remove empty.jpg'));
    await user.click(press('Remove large.jpg'));
    await user.click(press('Continue'));
    expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeTruthy();
  });

  test('beyond the most of the field are named, the first are kept', async () => {
    const { user } = await open();
    await user.upload(
      input(),
      ['1', '2', '3', '4'].map((name) => photo(`${name}.jpg`)),
    );
    await expect
      .poll(items)
      .toEqual([
        '1.jpg 1 KB',
        '2.jpg 1 KB',
        '3.jpg 1 KB',
        '4.jpg Not sent“4.jpg” was left out: 3 files are the most.',
      ]);
  });

  /** A platform whose first sends of files fail. */
  function failing(times: number, fail: () => Response | Promise<Response>) {
    let left = times;
    return testPlatform({
      answer: (path) => (path.startsWith('/api/uploads?') && left-- > 0 ? fail() : null),
    });
  }
  const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

  test('whose connection was lost are sent again by themselves', async () => {
    const platform = failing(1, lost);
    const { user } = await open(platform);
    await user.upload(input(), photo('front.jpg'));
    expect(items()).toEqual(['front.jpg Sending…']);
    await expect.poll(items).toEqual(['front.jpg 1 KB']);
    await finish(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead.values['photos']).toHaveLength(1);
  });

  test('that were given up go on when the browser is online again', async () => {
    const { user } = await open(failing(3, lost));
    await user.upload(input(), photo('front.jpg'));
    const given =
      'front.jpg Not sentTry againWe couldn’t keep “front.jpg” just now. Please choose it again, or send the form without it.';
    await expect.poll(items).toEqual([given]);
    window.dispatchEvent(new Event('online'));
    await expect.poll(items).toEqual(['front.jpg 1 KB']);
  });

  test('that the server cannot take now can be sent again; without them the form goes anyway', async () => {
    const platform = failing(2, () => json(503, { title: 'Down', error: 'Please try again soon.' }));
    const { user } = await open(platform);
    await user.upload(input(), [photo('front.jpg'), photo('rear.jpg')]);
    await expect
      .poll(items)
      .toEqual(['front.jpg', 'rear.jpg'].map((name) => `${name} Not sentTry againPlease try again soon.`));
    await user.click(press('Try again: front.jpg'));
    await expect.poll(items).toEqual(['front.jpg 1 KB', expect.stringContaining('Not sent')]);
    await user.click(press('Remove rear.jpg'));
    await finish(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(platform.leads[0]?.lead.values['photos']).toHaveLength(1);
  });

  test('survive leaving the page in the same tab', async () => {
    const { user, unmount } = await open();
    await user.upload(input(), photo('front.jpg'));
    await expect.poll(items).toEqual(['front.jpg 1 KB']);
    unmount();
    await open();
    expect(items()).toEqual(['front.jpg 1 KB']);
  });
});

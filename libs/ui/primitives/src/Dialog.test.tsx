import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Ask about this car"
        aside={<p>2020 Nissan X-Trail</p>}
      >
        <label>
          Name <input />
        </label>
      </Dialog>
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Ask about this car' }) };
}

test('the focus goes into the dialog and the rest of the page is hidden from assistive technology', async () => {
  const { dialog } = await opened();
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();
});

test('Tab stays inside, both ways round', async () => {
  const { user, dialog } = await opened();
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await user.keyboard(keys);
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes it and the focus returns to where it was', async (_name, close) => {
  const { user } = await opened();
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

test('the page behind does not scroll while it is open', async () => {
  const { user } = await opened();
  expect(document.documentElement.classList.contains('overflow-hidden')).toBe(true);
  await user.keyboard('{Escape}');
  expect(document.documentElement.classList.contains('overflow-hidden')).toBe(false);
});

test('no style element is added to the page, because the content security policy forbids it', async () => {
  const before = document.querySelectorAll('style').length;
  await opened();
  expect(document.querySelectorAll('style').length).toBe(before);
});

test('the aside content is inside the dialog', async () => {
  const { dialog } = await opened();
  expect(dialog.textContent).toContain('2020 Nissan X-Trail');
});

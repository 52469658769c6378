import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { Pagination } from './Pagination.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { Tabs } from './Tabs.tsx';
import { ToastRegion } from './Toast.tsx';

test('a field is described by its hint and its error', () => {
  render(<TextField id="postcode" label="Postcode" hint="Four digits" error="Enter a 4-digit postcode" />);
  const input = screen.getByRole('textbox', { name: 'Postcode' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('postcode-hint postcode-error');
  expect(document.querySelector('#postcode-error')?.textContent).toBe('Enter a 4-digit postcode');
});

describe.each([
  ['a text field', TextField],
  ['a text area', TextArea],
])('%s with a limit', (_, Field) => {
  test('keeps all that is pasted, and counts once most of it is used', async () => {
    render(<Field id="name" label="Name" hint="As on your licence" limit={10} defaultValue="Priya" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.type(field, ' Na');
    expect(screen.getByRole('status').textContent).toBe('8 of 10 characters');
    expect(field.getAttribute('aria-describedby')).toBe('name-hint name-count');
    await userEvent.paste('ir of Paddington');
    expect(field.value).toBe('Priya Nair of Paddington');
    expect(screen.getByRole('status').textContent).toBe('24 of 10 characters');
    await userEvent.clear(field);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('counts the text that its caller gives it', () => {
    const field = (value: string) => (
      <Field id="name" label="Name" limit={10} value={value} onChange={() => undefined} />
    );
    const { rerender } = render(field('Priya Nair'));
    expect(screen.getByRole('status').textContent).toBe('10 of 10 characters');
    rerender(field(''));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('a plain text is shown in paragraphs, without empty ones', () => {
  render(<Paragraphs text={'Refunded in full.\n \nWithin 48 hours,\nby card.\n\n'} />);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Refunded in full.',
    'Within 48 hours,\nby card.',
  ]);
});

test('[EN-07] the error summary is announced, takes the focus and links to the fields', () => {
  render(<ErrorSummary errors={[{ fieldId: 'postcode', text: 'Invalid postcode.' }]} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Please fix the following errors:');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByRole('link', { name: 'Invalid postcode.' }).getAttribute('href')).toBe('#postcode');
});

test('a busy button has its busy text as name and cannot be pressed', async () => {
  const press = vi.fn();
  render(
    <Button busyText="Sending" onClick={press}>
      Enquire now
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
  expect(press).not.toHaveBeenCalled();
});

test('a chip is removed by a link, or by onRemove where given', async () => {
  const remove = vi.fn();
  render(<Chip label="Automatic" href="/search" onRemove={remove} />);
  const chip = screen.getByRole('link', { name: 'Remove Automatic' });
  expect(chip.getAttribute('href')).toBe('/search');
  await userEvent.click(chip);
  expect(remove).toHaveBeenCalledOnce();
});

describe('Pagination', () => {
  const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

  test('renders links, with dots where pages are left out', () => {
    const { container } = render(
      <Pagination pages={[1, 2, 9]} current={1} last={9} hrefOf={(page) => `?page=${page}`} />,
    );
    expect(names()).toEqual(['Page 1', 'Page 2', 'Page 9', 'Next page']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
    expect(container.textContent).toContain('2…9');
  });

  test('renders nothing for one page', () => {
    const { container } = render(<Pagination pages={[1]} current={1} last={1} hrefOf={() => '#'} />);
    expect(container.innerHTML).toBe('');
  });
});

test('every tab panel is in the HTML, without inline styles', () => {
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, title: id, content: `panel ${id}` }));
  const html = renderToString(<Tabs label="About" tabs={tabs} />);
  for (const { content } of tabs) expect(html).toContain(content);
  expect(html).not.toContain('style=');
});

test('arrow keys move between tabs', async () => {
  const tabs = ['one', 'two'].map((id) => ({ id, title: id, content: `panel ${id}` }));
  render(<Tabs label="About" tabs={tabs} />);
  screen.getByRole('tab', { name: 'one' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'two', selected: true })).toBe(document.activeElement);
});

test('the live region exists before the first toast', () => {
  const { rerender } = render(<ToastRegion toast={null} onDismiss={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ToastRegion toast={{ title: 'Car Saved In Watchlist' }} onDismiss={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Car Saved In Watchlist');
});

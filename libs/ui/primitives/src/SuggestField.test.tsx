import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SuggestField } from './SuggestField.tsx';
import type { Suggest, Suggestion } from './suggestion.ts';

const all: Suggestion[] = [
  { id: 'toyota', group: 'Makes', label: 'Toyota', detail: '12', href: '/search/toyota' },
  { id: 'hilux', group: 'Models', label: 'Toyota Hilux', detail: '9', href: '/search/toyota/hilux' },
  { id: 'ute', group: 'Bodies', label: 'Ute', detail: null, href: '/search/ute-cars' },
];
const suggest: Suggest = (text) =>
  all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

function show({ load = async () => suggest }: { load?: () => Promise<Suggest> } = {}) {
  const onPick = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <label htmlFor="q">Search</label>
      <SuggestField id="q" name="words" load={load} onPick={onPick} />
      <button type="submit">Go</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  return { field, onPick, onSubmit, user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('SuggestField', () => {
  test('is a plain search field until focused, and stays the same element', async () => {
    const load = vi.fn(async () => suggest);
    const { field, user } = show({ load });
    expect(field.getAttribute('role')).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await user.type(field, 'hil');
    await waitFor(() => expect(options()).toEqual(['Toyota Hilux9']));
    expect(screen.getByLabelText('Search')).toBe(field);
    expect(field.value).toBe('hil');
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('1 suggestion');
  });

  test('arrow keys mark a suggestion, Enter goes there and does not send the form', async () => {
    const { field, onPick, onSubmit, user } = show();
    await user.type(field, 't');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked.textContent).toBe('Toyota Hilux9');
    expect(field.getAttribute('aria-activedescendant')).toBe(marked.id);
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith(all[1]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field.value).toBe('t');
  });

  test('Enter sends the form while nothing is marked', async () => {
    const { field, onPick, onSubmit, user } = show();
    await user.type(field, 'red suv{Enter}');
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onPick).not.toHaveBeenCalled();
  });

  test('Enter closes the list, also one that loads later, and the next key opens it', async () => {
    const { field, user } = show();
    fireEvent.change(field, { target: { value: 'ut' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    act(() => field.focus()); // loads the list
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    await act(async () => {});
    expect(options()).toEqual([]);
    await user.keyboard('e');
    expect(options()).toEqual(['Ute']);
    await user.keyboard('{Enter}');
    expect(options()).toEqual([]);
  });

  test('a tap opens a suggestion', async () => {
    const { field, onPick, user } = show();
    await user.type(field, 'ute');
    await waitFor(() => expect(options()).toEqual(['Ute']));
    await user.click(screen.getByRole('option'));
    expect(onPick).toHaveBeenCalledWith(all[2]);
  });

  test('Escape closes the list and keeps the text; blur selects nothing', async () => {
    const { field, onPick, user } = show();
    await user.type(field, 'toy');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field.value).toBe('toy');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(onPick).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  test('a controlled field suggests for its text, also for one that was not typed', async () => {
    function Controlled() {
      const [text, setText] = useState('');
      return (
        <>
          <SuggestField
            id="q"
            aria-label="Search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            load={async () => suggest}
            onPick={() => undefined}
          />
          <button type="button" onClick={() => setText('ute')}>
            Utes
          </button>
        </>
      );
    }
    render(<Controlled />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    await user.type(field, 'hil');
    await waitFor(() => expect(options()).toEqual(['Toyota Hilux9']));
    fireEvent.click(screen.getByRole('button', { name: 'Utes' }));
    expect(field.value).toBe('ute');
    expect(options()).toEqual([]);
    await user.click(field);
    await waitFor(() => expect(options()).toEqual(['Ute']));
  });

  test('suggestions are in named groups', async () => {
    const { field, user } = show();
    await user.type(field, 't');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Makes',
      'Models',
      'Bodies',
    ]);
  });

  test('without suggestions it still searches', async () => {
    const { field, onSubmit, user } = show({ load: () => Promise.reject(new Error('offline')) });
    await user.type(field, 'hilux');
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('hover loads the list, and text typed before it loaded is used', async () => {
    const { field } = show();
    fireEvent.change(field, { target: { value: 'ute' } });
    fireEvent.pointerEnter(field);
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    fireEvent.click(field);
    await waitFor(() => expect(options()).toEqual(['Ute']));
  });
});

import { clearMemoryStorage } from '@forecourt/browser';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetKept } from './keptForms.ts';
import { useKeptForm } from './useKeptForm.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearMemoryStorage();
});

const form = (name: string) => renderHook(() => useKeptForm(name, { text: '', outcome: 'reached' })).result;

it('keeps text and key over a reload, so that a retry is the same write', () => {
  const first = form('note:1');
  act(() => first.current.change({ text: 'Called.' }));
  const { key } = first.current;
  cleanup();
  expect(form('note:1').current).toMatchObject({ fields: { text: 'Called.', outcome: 'reached' }, key });
  expect(form('note:2').current.fields.text).toBe('');
});

it('has a new key for another text, and after it was sent', () => {
  const note = form('note:1');
  const keys = new Set([note.current.key]);
  act(() => note.current.change({ text: 'a' }));
  keys.add(note.current.key);
  act(() => note.current.change({ text: 'b' }));
  keys.add(note.current.key);
  act(() => note.current.clear());
  keys.add(note.current.key);
  expect(keys.size).toBe(4);
  expect(form('note:1').current.fields.text).toBe('');
});

it('forgets all forms at sign-out, and reads nothing from what is not its own', () => {
  const note = form('note:1');
  act(() => note.current.change({ text: 'Called.' }));
  forgetKept();
  expect(form('note:1').current.fields.text).toBe('');
  for (const text of ['', 'null', '[1]', '{"note:1":{"fields":{"text":1},"key":"k"}}', '{"note:1":null}']) {
    sessionStorage.setItem('forecourt:desk:forms', text);
    expect(form('note:1').current.fields.text).toBe('');
  }
});

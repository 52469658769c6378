import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FragmentScroll } from './FragmentScroll.tsx';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, '');
});
afterEach(() => window.history.replaceState(null, ''));

function Page({ id = 'finance' }: { id?: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <FragmentScroll />
      <Link to={`#${id}`}>Finance</Link>
      <button onClick={() => setLoaded(true)}>Load</button>
      {loaded && <section id="finance 1">Lower part</section>}
    </>
  );
}

const show = (id: string, entry = '/') =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Page id={id} />
    </MemoryRouter>,
  );

test('scrolls to an element that is rendered after its link was followed', async () => {
  show('finance%201');
  fireEvent.click(screen.getByRole('link'));
  expect(scrollIntoView).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
  expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByText('Lower part'));
});

test('leaves the page where the visitor has scrolled meanwhile', async () => {
  show('finance%201');
  fireEvent.click(screen.getByRole('link'));
  fireEvent.wheel(window);
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('leaves the scroll position that Back has restored', async () => {
  window.history.replaceState({ key: 'a', idx: 1 }, '');
  show('x', '/#finance%201');
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a fragment that cannot be decoded or names nothing is ignored', async () => {
  show('%E0%A4%A');
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(scrollIntoView).not.toHaveBeenCalled();
});

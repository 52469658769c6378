import { fixedNow } from '@forecourt/fixtures';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerRequest } from '../testing/engine.ts';
import { exampleSite } from '../testing/SearchPage.tsx';
import SearchTool from './search-tool.tsx';

const ROOT = '/search/new-used-and-demo-cars/';

function headerPage() {
  const root = { searchKey: 'header key', now: fixedNow.toISOString() };
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', Component: SearchTool, loader: () => root, shouldRevalidate: () => false }],
    { initialEntries: ['/'], hydrationData: { loaderData: { root } } },
  );
  const element = (
    <SiteProvider site={exampleSite()}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { element, address };
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) =>
    Response.json(answerRequest(String(init?.body))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('before JavaScript the icon is a link to the search page', () => {
  expect(renderToString(headerPage().element)).toContain(`href="${ROOT}" class="icon-button`);
});

test('it opens a box; Enter reads its words, and the dialog is gone on the next page', async () => {
  const user = userEvent.setup();
  const { element, address } = headerPage();
  render(element);
  await user.click(screen.getByRole('link', { name: 'Search stock' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search stock' });
  const field = screen.getByLabelText('Make, model or keyword');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'red suv{Enter}');
  await waitFor(() => expect(address()).toBe(`${ROOT}?words=red+suv`));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test('suggestions are chosen by keyboard', async () => {
  const user = userEvent.setup();
  const { element, address } = headerPage();
  render(element);
  await user.click(screen.getByRole('link', { name: 'Search stock' }));
  await screen.findByRole('dialog');
  const field = screen.getByLabelText('Make, model or keyword');
  await user.type(field, 'toy');
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/toyota/i));
});

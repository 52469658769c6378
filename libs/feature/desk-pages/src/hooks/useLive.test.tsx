import { TestStream } from '@forecourt/desk-client/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskApi } from '../api/deskApi.ts';
import { createDeskStore } from '../api/deskStore.ts';
import { ids, leadDetail } from '../testing/leadDetail.ts';
import { serveDesk } from '../testing/openScreen.tsx';
import { useLive } from './useLive.ts';

let hidden = false;
const asked: string[] = [];

beforeEach(() => {
  hidden = false;
  asked.length = 0;
  TestStream.opened.length = 0;
  vi.stubGlobal('EventSource', TestStream);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Follows a site, with a store that notes what is said to be out of date. */
function live(site: string | null) {
  const store = createDeskStore();
  const dispatch = store.dispatch.bind(store);
  vi.spyOn(store, 'dispatch').mockImplementation((action) => {
    const { type, payload }: { type: string; payload?: unknown } = action;
    if (type === 'desk/invalidateTags') asked.push(JSON.stringify(payload));
    return dispatch(action);
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, connected: renderHook(() => useLive(site), { wrapper }).result };
}

const tell = (name: string, data?: unknown) => {
  act(() => TestStream.latest().tell(name, data));
};
const show = (shown: boolean) => {
  hidden = !shown;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('is connected while the stream is, so that pages ask by themselves otherwise', () => {
  const { connected } = live('harbour-city');
  expect(connected.current).toBe(false);
  tell('open');
  expect(connected.current).toBe(true);
  tell('error');
  expect(connected.current).toBe(false);
});

it('asks for a lead and the lists when it changed, and for everything each time the stream opens', () => {
  live('harbour-city');
  tell('change', { what: 'lead', id: 'a' });
  tell('open');
  expect(asked[0]).toBe('["Leads",{"type":"Lead","id":"a"},"Appointments","Deliveries"]');
  for (const tag of [
    'Leads',
    'Lead',
    'Staff',
    'Templates',
    'Appointments',
    'Deliveries',
    'Settings',
    'Finance',
  ])
    expect(asked[1]).toContain(`"${tag}"`);
});

it('asks for an open lead again when one that was merged into it changed', async () => {
  let calls = 0;
  serveDesk({
    lead() {
      calls += 1;
      return leadDetail({ merged: [leadDetail({ id: ids.other })] });
    },
  });
  const { store } = live('a');
  const about = { params: { site: 'a', id: ids.lead } };
  await act(() => store.dispatch(deskApi.endpoints.lead.initiate(about)));
  expect(calls).toBe(1);
  tell('change', { what: 'lead', id: ids.kim });
  tell('change', { what: 'lead', id: ids.other });
  await expect.poll(() => calls).toBe(2);
});

it('asks who one is when staff changed, because the role may be one’s own', () => {
  live('harbour-city');
  tell('change', { what: 'staff', id: 'a' });
  expect(asked).toEqual(['["Staff","Me","Leads","Lead"]']);
});

it('holds no connection in the background, and asks for everything when it comes back', () => {
  const { connected } = live('harbour-city');
  tell('open');
  show(false);
  expect([TestStream.latest().readyState, connected.current]).toEqual([2, false]);
  show(true);
  tell('open');
  expect([TestStream.opened.length, asked.length]).toEqual([2, 2]);
});

it('follows nothing where no dealership is chosen', () => {
  live(null);
  expect(TestStream.opened).toEqual([]);
});

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoreProvider, resetSharedStore, injectSlice, useSiteDispatch, useSiteState } from './index.ts';
import type { SiteState } from './index.ts';

declare module './site-store.ts' {
  interface SiteState {
    count?: number;
    late?: string;
  }
}

const count = createSlice({
  name: 'count',
  initialState: 0,
  reducers: { counted: (state, { payload }: PayloadAction<number>) => state + payload },
});
injectSlice(count, { version: 1, parse: (stored) => (typeof stored === 'number' ? stored : null) });

function Widget({ read = ({ count }) => count }: { read?: (state: SiteState) => unknown }) {
  const dispatch = useSiteDispatch();
  return (
    <button onClick={() => dispatch(count.actions.counted(1))}>
      {String(useSiteState(read) ?? 'nothing')}
    </button>
  );
}

const page = (
  <>
    <StoreProvider slug="harbour-city">
      <Widget />
    </StoreProvider>
    <StoreProvider slug="harbour-city">
      <Widget />
    </StoreProvider>
  </>
);
const words = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const click = () => act(() => screen.getAllByRole('button')[0]?.click());

beforeEach(() => {
  resetSharedStore();
  window.localStorage.clear();
});

describe('the store of a page load', () => {
  it('is shared by every widget', () => {
    render(page);
    click();
    expect(words()).toEqual(['1', '1']);
  });

  it('lasts after its widgets unmount, and a reload restores persisted state', () => {
    const first = render(page);
    click();
    first.unmount();
    const again = render(page);
    expect(words()).toEqual(['1', '1']);
    again.unmount();
    resetSharedStore();
    render(page);
    expect(words()).toEqual(['1', '1']);
  });

  it('shows no personal state on the server or in the first render', () => {
    window.localStorage.setItem('forecourt:harbour-city:count', '{"version":1,"state":7}');
    expect(renderToString(page)).toContain('<button>0</button>');
    render(page);
    expect(words()).toEqual(['7', '7']);
  });

  it('shows a slice that is added later', () => {
    render(
      <StoreProvider slug="harbour-city">
        <Widget read={({ late }) => late} />
      </StoreProvider>,
    );
    expect(words()).toEqual(['nothing']);
    act(() => injectSlice(createSlice({ name: 'late', initialState: 'here', reducers: {} })));
    expect(words()).toEqual(['here']);
  });
});

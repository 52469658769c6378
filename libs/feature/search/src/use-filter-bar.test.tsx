import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFilterBar } from './use-filter-bar.ts';

function Bar({ isBar }: { isBar: boolean }) {
  const ref = useRef<HTMLElement>(null);
  useFilterBar(ref, isBar);
  return (
    <>
      <aside ref={ref}>
        <details name={isBar ? 'filter' : undefined} data-testid="make">
          <summary>Make</summary>
          <input aria-label="Toyota" />
        </details>
      </aside>
      <button type="button">Elsewhere</button>
    </>
  );
}

const make = () => screen.getByTestId<HTMLDetailsElement>('make');
const open = (isBar: boolean) => {
  render(<Bar isBar={isBar} />);
  make().open = true;
};

describe('an open filter in the bar', () => {
  beforeEach(() => open(true));

  test('closes on Escape, and its heading gets the focus', () => {
    fireEvent.keyDown(screen.getByLabelText('Toyota'), { key: 'Escape' });
    expect(make().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Make'));
  });

  test.each(['pointerDown', 'focusIn'] as const)('closes on %s outside, and not inside', (event) => {
    fireEvent[event](screen.getByLabelText('Toyota'));
    expect(make().open).toBe(true);
    fireEvent[event](screen.getByText('Elsewhere'));
    expect(make().open).toBe(false);
  });

  test('stays open on other keys', () => {
    fireEvent.keyDown(screen.getByLabelText('Toyota'), { key: 'a' });
    expect(make().open).toBe(true);
  });
});

test('in a rail an open filter stays open', () => {
  open(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(make().open).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestStream } from '../testing/index.ts';
import { followDesk } from './followDesk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  TestStream.opened.length = 0;
});
afterEach(() => void vi.useRealTimers());

function follow() {
  const told: string[] = [];
  const stop = followDesk(
    'harbour-city',
    {
      onChange: ({ what, id }) => told.push(`${what} ${id}`),
      onSignedOut: () => told.push('signed out'),
      onConnected: (connected) => told.push(connected ? 'connected' : 'lost'),
    },
    (path) => new TestStream(path),
  );
  return { told, stop, latest: TestStream.latest };
}

it('tells what changes, and that the session ended', () => {
  const { told, latest } = follow();
  expect(latest().path).toBe('/api/desk/sites/harbour-city/live');
  latest().tell('open');
  latest().tell('change', { what: 'lead', id: '1' });
  latest().tell('signedOut');
  expect(told).toEqual(['connected', 'lead 1', 'signed out']);
  expect(latest().readyState).toBe(2);
});

it('leaves reconnecting to the browser while it tries', () => {
  const { told, latest } = follow();
  latest().tell('error');
  vi.advanceTimersByTime(60_000);
  latest().tell('open');
  expect(TestStream.opened).toHaveLength(1);
  expect(told).toEqual(['lost', 'connected']);
});

it('opens a stream that the browser has given up again, and tells that it is connected', () => {
  const { told, latest } = follow();
  latest().close();
  latest().tell('error');
  vi.advanceTimersByTime(15_000);
  expect(TestStream.opened).toHaveLength(2);
  latest().tell('open');
  expect(told).toEqual(['lost', 'connected']);
});

it('opens nothing after it was stopped', () => {
  const { stop, latest } = follow();
  latest().close();
  latest().tell('error');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(TestStream.opened).toHaveLength(1);
});

import type { AlertsView } from '../logic/page.ts';
import type { DeviceState, Outcome } from '../push/browser-push.ts';
import type { BrowserPush } from '../push/use-browser-push.ts';

const token = 'x'.repeat(32);
const email = 'k•••@shopper.example';

/** What the page shows, by case. */
export const views = {
  search: { is: 'ask', search: '/search/kia', cars: [], labels: ['Kia, up to $30,000'], email: null },
  cars: {
    is: 'ask',
    search: null,
    cars: [1, 2],
    labels: ['2020 Kia Rio', '2021 Toyota RAV4 Cruiser'],
    email: null,
  },
  asked: { is: 'asked' },
  confirm: { is: 'confirm', token, email, labels: ['Kia, up to $30,000'] },
  mine: {
    ...{ is: 'mine', token, email, push: null, notice: 'confirmed' },
    alerts: [
      {
        id: 1,
        kind: 'search',
        label: 'Kia, up to $30,000',
        href: '/search/kia?price=-30000',
        rhythm: 'daily',
        news: '12 new since Tuesday',
      },
      { id: 2, kind: 'car', label: '2020 Kia Rio', href: null, rhythm: 'daily', news: null },
    ],
  },
  device: {
    ...{ is: 'mine', token, email, push: { key: 'BPQ2', devices: [] }, notice: null },
    alerts: [{ id: 2, kind: 'car', label: '2020 Kia Rio', href: null, rhythm: 'daily', news: null }],
  },
  stopped: { is: 'mine', token, email, push: null, notice: 'saved', alerts: [] },
  lost: { is: 'none', why: 'This link doesn’t work any more. Please ask for the alert again.' },
  nothing: { is: 'none', why: null },
} satisfies Record<string, AlertsView>;

/** A browser with notifications in a state, and what becomes of a press. */
export const browserIn = (state: DeviceState, outcome: Outcome = { state, failure: null }): BrowserPush => ({
  deviceState: async () => state,
  turnOn: async () => outcome,
  turnOff: async () => outcome,
});

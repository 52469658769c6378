import { clearMemoryStorage } from '@forecourt/browser';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeskStore } from '../api/deskStore.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

const LATER = '2099-01-01T00:00:00Z';

/** A server that knows one person and takes one code. */
function serve(factor: { enrolled: boolean; verified_until: string | null }) {
  const accepts = async (body: unknown) => {
    const { code }: { code: string } = JSON.parse(String(body));
    if (code !== '123456')
      return Response.json(
        { type: '/problems/wrongCode', error: 'That code is not right.' },
        { status: 422 },
      );
    Object.assign(factor, { enrolled: true, verified_until: LATER });
    return Response.json({ backup_codes: ['abcde12345'], verified_until: LATER });
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/desk/me') return Response.json({ staff: { id: 'kim' }, second_factor: { ...factor } });
    if (path === '/api/desk/session/second-factor')
      return Response.json({ secret: 'JBSWY3DP', uri: 'otpauth://totp/desk' });
    return accepts(body);
  });
}

beforeEach(() => clearMemoryStorage());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <Provider store={createDeskStore()}>
      <SecondFactorGate>
        <p>The content</p>
      </SecondFactorGate>
    </Provider>,
  );

function enter(label: string, code: string, button: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

it('asks for a code, and shows the content only after a right one', async () => {
  serve({ enrolled: true, verified_until: null });
  open();
  const label = 'Code from your authenticator app';
  await screen.findByLabelText(label);
  enter(label, '12', 'Confirm');
  await screen.findByText('Enter the six digits, or a backup code.');
  enter(label, '654321', 'Confirm');
  await screen.findByText('That code is not right.');
  expect(screen.queryByText('The content')).toBeNull();
  enter(label, '123 456', 'Confirm');
  await screen.findByText('The content');
});

it('sets up the app first, and waits until the backup codes are kept', async () => {
  serve({ enrolled: false, verified_until: null });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await screen.findByText('JBSWY3DP');
  enter('The code that the app shows now', '123456', 'Finish');
  await screen.findByText('abcde12345');
  expect(screen.queryByText('The content')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  await screen.findByText('The content');
});

it('asks again once the proof has run out', async () => {
  serve({ enrolled: true, verified_until: '2020-01-01T00:00:00Z' });
  open();
  await screen.findByLabelText('Code from your authenticator app');
  expect(screen.queryByText('The content')).toBeNull();
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, data, Form, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useRefusal } from './refusal.ts';

afterEach(cleanup);

const action = (refused: number) => () => data({ text: `Refused ${refused}` }, { status: 422 });

function Page() {
  const refused = useRefusal<ReturnType<typeof action>>();
  return (
    <Form method="post">
      <p role="status">{useLoaderData<string>()}</p>
      {refused && <p role="alert">{refused.text}</p>}
      <button type="submit">Send</button>
    </Form>
  );
}

it('comes when the page has loaded anew, not before: then the page scrolls to its top', async () => {
  let sent = 0;
  const waiting: ((text: string) => void)[] = [];
  const Stub = createRoutesStub([
    {
      ...{ path: '/', Component: Page, HydrateFallback: () => null, shouldRevalidate: () => true },
      loader: () => (sent === 0 ? 'Page 0' : new Promise<string>((resolve) => waiting.push(resolve))),
      action: () => action((sent += 1))(),
    },
  ]);
  render(<Stub />);
  await screen.findByText('Page 0');
  for (const time of [1, 2]) {
    fireEvent.click(screen.getByRole('button'));
    await expect.poll(() => waiting.length).toBe(time);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText(`Refused ${time}`)).toBeNull();
    act(() => waiting.at(-1)?.(`Page ${time}`));
    await screen.findByText(`Page ${time}`);
    expect(screen.getByRole('alert').textContent).toBe(`Refused ${time}`);
  }
});

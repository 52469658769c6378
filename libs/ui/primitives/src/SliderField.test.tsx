import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SliderField } from './SliderField.tsx';

const bounds = { min: 0.5, max: 15, step: 0.5 };
const inBounds = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);

function Rate({ start, disabled }: { start: number; disabled?: boolean }) {
  const [rate, setRate] = useState(start);
  const snap = (wanted: number) => bounds.min + Math.round((wanted - bounds.min) / bounds.step) * bounds.step;
  return (
    <SliderField
      id="rate"
      label="Interest rate"
      {...bounds}
      position={rate}
      text={(value) => `${value}%`}
      onSlide={(wanted) => setRate(inBounds(snap(wanted)))}
      disabled={disabled}
      number={{
        text: `${rate}%`,
        check: (typed) => {
          const value = inBounds(Number.isNaN(typed) ? 0 : typed);
          return { value, message: value === typed ? null : 'Cannot be less than 0.5% or more than 15%' };
        },
        onValue: setRate,
      }}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Interest rate' });
const box = () => screen.getByRole('textbox', { name: 'Interest rate' });

test('a value between two steps is kept until the slider is moved', () => {
  render(<Rate start={6.29} />);
  expect(slider()).toHaveProperty('value', '6.29');
  expect(slider().getAttribute('aria-valuetext')).toBe('6.29%');
  expect(box()).toHaveProperty('value', '6.29%');
});

test.each([
  ['ArrowRight', '6.5%'],
  ['ArrowUp', '6.5%'],
  ['ArrowLeft', '6%'],
  ['ArrowDown', '6%'],
  ['PageUp', '11%'],
  ['PageDown', '1.5%'],
])('%s goes from 6.29%% to %s', (key, text) => {
  render(<Rate start={6.29} />);
  fireEvent.keyDown(slider(), { key });
  expect(box()).toHaveProperty('value', text);
});

test('dragging snaps to steps', () => {
  render(<Rate start={6.29} />);
  fireEvent.change(slider(), { target: { value: '9.9' } });
  expect(box()).toHaveProperty('value', '10%');
});

test('valid input applies at once; an invalid value has a message and is corrected on blur', async () => {
  render(<Rate start={6.29} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '20');
  expect(screen.getByText('Cannot be less than 0.5% or more than 15%').id).toBe('rate-number-error');
  expect(box().getAttribute('aria-describedby')).toBe('rate-number-error');
  expect(box()).toHaveProperty('value', '20');
  expect(slider()).toHaveProperty('value', '15');
  await userEvent.tab();
  expect(box()).toHaveProperty('value', '15%');
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

test('Enter corrects the input, and an empty field is not a number', async () => {
  render(<Rate start={6.29} />);
  await userEvent.clear(box());
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box(), '7.29%{Enter}');
  expect(box()).toHaveProperty('value', '7.29%');
});

test('a disabled slider can be read but not moved', () => {
  render(<Rate start={6.29} disabled />);
  expect(slider()).toHaveProperty('disabled', true);
  expect(box()).toHaveProperty('disabled', true);
});

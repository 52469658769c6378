import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';

function field(
  value = { min: null as number | null, max: null as number | null },
  unread?: { min?: string; max?: string },
) {
  const onChange = vi.fn();
  render(
    <RangeField
      id="price"
      label="Price"
      min={5000}
      max={100_000}
      step={500}
      prefix="$"
      value={value}
      unread={unread}
      onChange={onChange}
    />,
  );
  const slider = (name: string) => screen.getByRole('slider', { name });
  const box = (name: string) => screen.getByRole('textbox', { name });
  return { onChange, slider, box };
}

const note = () => document.querySelector('.range-note') ?? document.body;

const type = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
};

describe('RangeField', () => {
  test('an open end shows its bound, and screen readers hear dollars', () => {
    const { slider } = field();
    expect(slider('Lowest price').getAttribute('aria-valuetext')).toBe('$5,000');
    expect(slider('Highest price').getAttribute('aria-valuetext')).toBe('$100,000');
  });

  test.each([
    ['Lowest price', '20000', { min: 20_000, max: 70_000 }],
    ['Lowest price', '$20,250', { min: 20_250, max: 70_000 }],
    ['Lowest price', '90k', { min: 70_000, max: 90_000 }],
    ['Lowest price', '12 500', { min: 12_500, max: 70_000 }],
    ['Highest price', '0.05m', { min: 10_000, max: 50_000 }],
    ['Highest price', '1000', { min: null, max: 10_000 }],
    ['Lowest price', '1', { min: null, max: 70_000 }],
    ['Highest price', '999999', { min: 10_000, max: null }],
    ['Highest price', '6000', { min: 6000, max: 10_000 }],
  ])('typing %s %s gives %o', async (name, text, span) => {
    const { onChange, box } = field({ min: 10_000, max: 70_000 });
    await type(box(name), text);
    expect(onChange).toHaveBeenLastCalledWith(span);
  });

  test('[SR-01] a number that corrects what was typed before stays in the box', async () => {
    function Filter() {
      const [value, setValue] = useState<{ min: number | null; max: number | null }>({
        min: null,
        max: null,
      });
      const range = { id: 'price', label: 'Price', min: 5000, max: 100_000, step: 500, prefix: '$' };
      return <RangeField {...range} value={value} unread={{ min: 'cheap' }} onChange={setValue} />;
    }
    render(<Filter />);
    const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lowest price' });
    expect(box().value).toBe('cheap');
    await type(box(), '20000');
    expect(box().value).toBe('$20,000');
    await type(box(), '');
    expect(box().value).toBe('');
  });

  test.each([
    ['cheap', '“cheap” is not a number. Write it like $5,000.'],
    ['-3000', '“-3000” is below zero. Write it like $5,000.'],
  ])('typing %j changes nothing, stays as it was typed, and a sentence says why', async (text, sentence) => {
    const { onChange, box } = field({ min: 10_000, max: 70_000 });
    await type(box('Lowest price'), text);
    expect(onChange).not.toHaveBeenCalled();
    expect(box('Lowest price')).toHaveProperty('value', text);
    expect(note().textContent).toBe(sentence);
    expect(box('Lowest price').getAttribute('aria-describedby')).toBe(note().id);
    await type(box('Lowest price'), '20k');
    expect(onChange).toHaveBeenLastCalledWith({ min: 20_000, max: 70_000 });
    expect(note().textContent).toBe('');
  });

  test('a maximum below the lowest in stock is kept as typed', async () => {
    const { onChange, box } = field();
    await type(box('Highest price'), '1k');
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: 1000 });
  });

  test('a maximum below the minimum is swapped, with a message', async () => {
    const { onChange, box } = field({ min: 30_000, max: null });
    await type(box('Highest price'), '10k');
    expect(onChange).toHaveBeenLastCalledWith({ min: 10_000, max: 30_000 });
    expect(note().textContent).toBe('Lowest first: $10,000 to $30,000.');
  });

  test('an invalid number from the URL stays in its field with a message, in the server HTML', () => {
    const { box } = field(undefined, { max: 'cheap' });
    expect(box('Highest price')).toHaveProperty('value', 'cheap');
    expect(note().textContent).toBe('“cheap” is not a number. Write it like $100,000.');
  });

  test('an emptied field is an open end, and an open end shows its bound', async () => {
    const { onChange, box } = field({ min: 10_000, max: null });
    expect(box('Highest price')).toHaveProperty('value', '');
    expect(box('Highest price')).toHaveProperty('placeholder', '$100,000');
    await userEvent.clear(box('Lowest price'));
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: null });
  });

  test('[SR-18] the highest price stays a step above the lowest', () => {
    const { onChange, slider } = field({ min: 10_000, max: 20_000 });
    fireEvent.change(slider('Highest price'), { target: { value: '6000' } });
    fireEvent.pointerUp(slider('Highest price'));
    expect(onChange).toHaveBeenLastCalledWith({ min: 10_000, max: 10_500 });
  });

  test('[SR-18] a thumb calls onChange when released, and stays one step away from the other', () => {
    const { onChange, slider } = field({ min: 10_000, max: 20_000 });
    fireEvent.change(slider('Lowest price'), { target: { value: '60000' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider('Lowest price'));
    expect(onChange).toHaveBeenCalledWith({ min: 19_500, max: 20_000 });
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';

function field(value = { min: null as number | null, max: null as number | null }) {
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
      onChange={onChange}
    />,
  );
  const slider = (name: string) => screen.getByRole('slider', { name });
  const box = (name: string) => screen.getByRole('textbox', { name });
  return { onChange, slider, box };
}

const type = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
};

describe('RangeField', () => {
  test('an open end stands at the bound and is read out in dollars', () => {
    const { slider } = field();
    expect(slider('Lowest price').getAttribute('aria-valuetext')).toBe('$5,000');
    expect(slider('Highest price').getAttribute('aria-valuetext')).toBe('$100,000');
  });

  test.each([
    ['Lowest price', '20000', { min: 20_000, max: 70_000 }],
    ['Lowest price', '$20,250', { min: 20_250, max: 70_000 }],
    ['Lowest price', '90000', { min: 70_000, max: 70_000 }],
    ['Lowest price', '1', { min: null, max: 70_000 }],
    ['Highest price', '999999', { min: 10_000, max: null }],
    ['Highest price', '6000', { min: 10_000, max: 10_000 }],
  ])('typing %s %s gives %o', async (name, text, span) => {
    const { onChange, box } = field({ min: 10_000, max: 70_000 });
    await type(box(name), text);
    expect(onChange).toHaveBeenLastCalledWith(span);
  });

  test('typing "cheap" changes nothing', async () => {
    const { onChange, box } = field({ min: 10_000, max: 70_000 });
    await type(box('Lowest price'), 'cheap');
    expect(onChange).not.toHaveBeenCalled();
    expect(box('Lowest price')).toHaveProperty('value', '$10,000');
  });

  test('an emptied field is an open end, and an open end shows its bound', async () => {
    const { onChange, box } = field({ min: 10_000, max: null });
    expect(box('Highest price')).toHaveProperty('value', '');
    expect(box('Highest price')).toHaveProperty('placeholder', '$100,000');
    await userEvent.clear(box('Lowest price'));
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ min: null, max: null });
  });

  test('a thumb that moves says so when it is let go, and stays a step away from the other', () => {
    const { onChange, slider } = field({ min: 10_000, max: 20_000 });
    fireEvent.change(slider('Lowest price'), { target: { value: '60000' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider('Lowest price'));
    expect(onChange).toHaveBeenCalledWith({ min: 19_500, max: 20_000 });
  });
});

import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * A form works before its scripts have come: what was ticked, ordered or typed by then stands in its fields, and nobody was told.
 * They are told once the scripts are there, as if it were chosen at that moment; the search box looks after its own words.
 */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) tell(field);
  }, [form]);
}

function tell(field: Element): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== field.defaultChecked) field.click();
  } else if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (field.value !== given?.value) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.inputMode === 'numeric' || field.name === 'near')) {
    const isLeft = field.value !== field.defaultValue && field !== document.activeElement;
    if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * A form can be used before hydration: its fields then have choices without change events. After hydration this hook applies
 * them as if they were just made; the search box handles its own text.
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

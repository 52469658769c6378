import { useEffect } from 'react';

/** Id of the form with all filters; fields outside it refer to it. */
export const SEARCH_FORM = 'search-form';

/**
 * The form of the filters can be used before hydration: its fields then have choices without change events. After hydration this hook
 * applies them as if they were just made; the search box handles its own text. Use it in a component above InstantSearch: effects of
 * its descendants run before InstantSearch sends requests.
 */
export function useEarlyChoices(): void {
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM);
    if (form instanceof HTMLFormElement) for (const field of form.elements) tell(field);
  }, []);
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

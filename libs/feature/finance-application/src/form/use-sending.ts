import { useNavigation } from 'react-router';
import { FORM_FIELDS } from '../logic/form-fields.ts';

/** Which button of the form is working; null if none is. */
export function useSending(): string | null {
  const { state, formData } = useNavigation();
  if (state === 'idle' || !formData) return null;
  const go = formData.get(FORM_FIELDS.go);
  return typeof go === 'string' ? go : 'next';
}

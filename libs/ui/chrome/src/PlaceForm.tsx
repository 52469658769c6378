import { buttonStyle } from '@forecourt/primitives';
import { useId } from 'react';

/** A field for a postcode or suburb, and a button that loads `action` with it as the parameter `near`. A plain form. */
export function PlaceForm({ action, near = '' }: { action: string; near?: string }) {
  const id = useId();
  return (
    <form action={action} method="get" className="max-w-[440px]">
      <label htmlFor={id} className="text-small font-semibold">
        Your postcode or suburb
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          name="near"
          defaultValue={near}
          required
          maxLength={80}
          autoComplete="postal-code"
          className="h-12 min-w-0 flex-1 rounded-field border border-line-strong bg-surface px-4 text-body text-ink"
        />
        <button type="submit" className={buttonStyle('filled', 'medium', 'h-12 shrink-0')}>
          Find nearest
        </button>
      </div>
    </form>
  );
}

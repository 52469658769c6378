import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** All errors of a form, above it: announced at once, each a link to its field. It takes the focus, also in a page without scripts. */
export function ErrorSummary({
  title = 'Please fix the following errors:',
  errors,
}: {
  title?: string;
  errors: readonly { fieldId: string | null; text: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      autoFocus
      role="alert"
      className="flex gap-3 rounded-card bg-danger-soft p-4 text-danger"
    >
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-px shrink-0" />
      <div>
        <p className="text-note font-bold">{title}</p>
        <ul className="mt-0.5 text-note/6">
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} className="underline-offset-2 hover:underline">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

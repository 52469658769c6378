import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Everything that is wrong with a form, on top of it: announced at once, each entry a link to its field. */
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
      role="alert"
      className="rounded-card border border-danger bg-danger-soft p-5 text-danger"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {title}
      </p>
      <ul className="mt-2 list-disc pl-9 text-[15px]/[24px]">
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} className="underline">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { FieldError } from './FieldError.tsx';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** A file that was chosen. */
export interface FileItem {
  /** Unique in the field; the value that is posted for a kept one. */
  key: string;
  name: string;
  /** Its size, or what happens to it: 'Sending'. */
  detail: string;
  /** Why it was not sent. */
  error?: string | null;
  /** Whether sending it again may help. */
  retry?: boolean;
}

/** A field for files, and the files that were chosen before. */
export interface FileFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  files: readonly FileItem[];
  /** Null without JavaScript: each kept file is then a checkbox, which is posted with the form while it is ticked. */
  onRemove: ((key: string) => void) | null;
  /** Sends a file again. */
  onRetry?: (key: string) => void;
}

/** A field for files: a native input, and above it the files that were chosen before. */
export function FileField({
  id,
  label,
  hint,
  error,
  optional,
  files,
  onRemove,
  onRetry,
  className,
  ...input
}: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {/* Always there, so that a screen reader tells what is added to it. */}
      <div aria-live="polite">
        {files.length > 0 && (
          <ul aria-label={`${label}: chosen files`} className="mb-3 grid gap-2">
            {files.map((file) => (
              <li key={file.key}>
                {onRemove ? (
                  <Chosen id={id} file={file} onRemove={onRemove} onRetry={onRetry} />
                ) : (
                  <Kept name={input.name} file={file} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <input
        {...input}
        id={id}
        type="file"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(
          fieldBox,
          fieldEdge(error),
          'py-2 file:mr-3 file:min-h-10 file:rounded-field file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink',
          className,
        )}
      />
    </FieldFrame>
  );
}

/** A kept file of a form without JavaScript: unticked, it is not posted again. */
function Kept({ name, file }: { name: string | undefined; file: FileItem }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} value={file.key} defaultChecked className="tick shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Keep {file.name} <span className="text-ink-3">{file.detail}</span>
      </span>
    </label>
  );
}

interface ChosenProps {
  id: string;
  file: FileItem;
  onRemove(key: string): void;
  onRetry: ((key: string) => void) | undefined;
}

function Chosen({ id, file: { key, name, detail, error, retry }, onRemove, onRetry }: ChosenProps) {
  return (
    <div className="rounded-field bg-sunken py-1 pr-1 pl-4">
      <div className="flex min-h-11 items-center gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {name} <span className="text-ink-3">{detail}</span>
        </span>
        {retry && onRetry && (
          <button
            type="button"
            aria-label={`Try again: ${name}`}
            className="min-h-11 font-semibold underline"
            onClick={() => onRetry(key)}
          >
            Try again
          </button>
        )}
        <button
          type="button"
          aria-label={`Remove ${name}`}
          className="icon-button"
          onClick={() => {
            // This button goes with its file; focus stays in the field.
            document.getElementById(id)?.focus();
            onRemove(key);
          }}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      <FieldError id={`${id}-${key.slice(-12)}`} error={error} />
    </div>
  );
}

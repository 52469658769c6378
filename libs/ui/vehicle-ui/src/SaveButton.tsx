import { Heart } from 'lucide-react';
import { clsx } from 'clsx';

/** Saves a vehicle or removes it: 40 pixels, touch target 44. Its state is in its accessible name as well as in the icon. */
export function SaveButton({
  name,
  saved,
  busy = false,
  onToggle,
}: {
  /** The vehicle's name: "Save 2020 Nissan X-Trail". */
  name: string;
  saved: boolean;
  /** A change is on its way to the server. */
  busy?: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-busy={busy || undefined}
      aria-label={`${saved ? 'Saved' : 'Save'} ${name}`}
      onClick={onToggle}
      className="float-button"
    >
      <Heart aria-hidden size={20} strokeWidth={1.75} className={clsx(saved && 'fill-brand stroke-brand')} />
    </button>
  );
}

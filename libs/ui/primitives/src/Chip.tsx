import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Link } from './Link.tsx';

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-chip px-3.5 text-small font-medium transition-colors pointer-coarse:min-h-11';

/** A removable chip, such as an active filter; with `href` it works without JavaScript. */
export function Chip({ label, onRemove, href }: { label: string; onRemove?: () => void; href?: string }) {
  const style = clsx(chip, 'bg-brand-soft text-on-brand-soft hover:brightness-96');
  const content = (
    <>
      {label}
      <X aria-hidden size={16} strokeWidth={1.75} />
    </>
  );
  if (href)
    return (
      <Link
        href={href}
        aria-label={`Remove ${label}`}
        className={style}
        onClick={onRemove && ((event) => (event.preventDefault(), onRemove()))}
      >
        {content}
      </Link>
    );
  return (
    <button type="button" aria-label={`Remove ${label}`} className={style} onClick={onRemove}>
      {content}
    </button>
  );
}

/** A toggle chip: one of several that can be selected. */
export function ChoiceChip({
  label,
  chosen,
  onToggle,
}: {
  label: string;
  chosen: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={clsx(
        chip,
        'border',
        chosen
          ? 'border-ink bg-ink text-surface'
          : 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
      )}
    >
      {label}
    </button>
  );
}

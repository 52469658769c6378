import { X } from 'lucide-react';

/** Something that is active and can be taken away with one touch. */
export function Chip({ label, onRemove, href }: { label: string; onRemove?: () => void; href?: string }) {
  const style =
    'inline-flex min-h-9 items-center gap-1.5 rounded-control bg-brand-soft px-3 text-[14px]/[20px] font-medium text-on-brand-soft hover:brightness-97 pointer-coarse:min-h-11';
  const content = (
    <>
      {label}
      <X aria-hidden size={16} strokeWidth={1.75} />
    </>
  );
  if (href)
    return (
      <a
        href={href}
        aria-label={`Remove ${label}`}
        className={style}
        onClick={onRemove && ((event) => (event.preventDefault(), onRemove()))}
      >
        {content}
      </a>
    );
  return (
    <button type="button" aria-label={`Remove ${label}`} className={style} onClick={onRemove}>
      {content}
    </button>
  );
}

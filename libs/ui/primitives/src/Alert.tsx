import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

const tones = {
  info: { Icon: Info, style: 'bg-sunken text-ink-2' },
  success: { Icon: CircleCheck, style: 'bg-success-soft text-success' },
  danger: { Icon: CircleAlert, style: 'bg-danger-soft text-danger' },
};

/** A message about the page; `danger` is announced assertively, `success` politely. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
}) {
  const { Icon, style } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : tone === 'success' ? 'status' : undefined}
      className={clsx('flex gap-3 rounded-card p-4 text-note', style)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-px shrink-0" />
      <div className="flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}

import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

/** A message about the page; `danger` is announced at once. */
export function Alert({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'danger';
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={clsx(
        'flex gap-3 rounded-card p-4 text-[14px]/[21px]',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink-2',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="flex-1">{children}</div>
      {action}
    </div>
  );
}

/** What happened, one way out, something to look at. */
export function EmptyState({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid items-center gap-8 rounded-card bg-sunken p-7 md:grid-cols-2 md:p-12">
      <div>
        <h2 className="text-[26px]/[30px] md:text-[32px]/[37px]">{title}</h2>
        <p className="mt-3 text-ink-2">{text}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
      {picture}
    </div>
  );
}

/** A grey bar in the place of words or a picture that are on their way. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block rounded-tag bg-sunken', className)} />;
}

/** A one-line label on a picture. */
export function Tag({
  tone = 'brand',
  children,
  icon,
}: {
  tone?: 'brand' | 'inverse' | 'accent' | 'success' | 'warning';
  children: ReactNode;
  icon?: ReactNode;
}) {
  const tones = {
    brand: 'bg-brand text-on-brand',
    inverse: 'bg-inverse text-on-inverse',
    accent: 'bg-accent text-on-accent',
    success: 'bg-success-soft text-success',
    warning: 'bg-warning-soft text-warning',
  };
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-tag px-2.5 py-1 text-[12px]/[16px] font-semibold',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

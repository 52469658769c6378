import type { ReactNode } from 'react';

const tones = {
  brand: 'bg-brand text-on-brand',
  ink: 'bg-ink text-surface',
  inverse: 'bg-inverse text-on-inverse',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  surface: 'bg-surface text-ink',
  outline: 'bg-surface text-ink ring-1 ring-ink ring-inset',
};

/** The colours of a tag, named after what it says. */
export type TagTone = keyof typeof tones;

/** A one-line label on a picture. */
export function Tag({
  tone = 'brand',
  children,
  icon,
}: {
  tone?: TagTone;
  children: ReactNode;
  /** A 14-pixel icon, hidden from screen readers: the text says the same. */
  icon?: ReactNode;
}) {
  return (
    <span className={`tag ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

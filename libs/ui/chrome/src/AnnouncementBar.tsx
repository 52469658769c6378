import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A dismissible line above a page with one action, such as "Located at Aspley" and Get Directions. */
export function AnnouncementBar({
  children,
  action,
  onDismiss,
  dismissedKey,
}: {
  children: ReactNode;
  /** A link. */
  action?: ReactNode;
  /** Omitted: no dismiss button, because the dismissal would not be stored. */
  onDismiss?: () => void;
  /** The `sessionStorage` key of the dismissal: a page reads it before the first paint and hides the bar. */
  dismissedKey?: string;
}) {
  return (
    <aside
      aria-label="Announcement"
      data-dismissed={dismissedKey}
      className="bg-brand-soft text-on-brand-soft print:hidden"
    >
      <div className="container-site flex min-h-12 items-center justify-center gap-x-3 py-1 text-note">
        <p>{children}</p>
        {action && <div className="font-semibold underline underline-offset-4">{action}</div>}
        {onDismiss && (
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onDismiss}
            className="icon-button -my-1 hover:bg-transparent noscript:hidden"
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </button>
        )}
      </div>
    </aside>
  );
}

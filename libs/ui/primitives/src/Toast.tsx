import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  text?: string;
  /** One action, such as a link "View List". */
  action?: ReactNode;
  /** A failure, which a screen reader says at once. */
  urgent?: boolean;
}

/**
 * Live regions for one toast at a time, one for what is urgent: bottom left, because the right of a vehicle page has price, actions and finance; on phones at the
 * bottom, above a sticky bar. A toast stays until it is
 * dismissed, because it may hold an action. The regions are always rendered, or screen readers would miss the message.
 * While a dialog is open, which hides the page from screen readers, the toast does not cover its buttons.
 */
export function ToastRegion({ toast, onDismiss }: { toast: ToastMessage | null; onDismiss: () => void }) {
  const shown = toast && <Toast toast={toast} onDismiss={onDismiss} />;
  return (
    <div className="pointer-events-none fixed aria-hidden:invisible inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--sticky-bar-height,0px))] z-(--z-toast) md:inset-x-auto md:left-gutter md:bottom-[calc(2rem+var(--sticky-bar-height,0px))] print:hidden">
      <div role="status">{!toast?.urgent && shown}</div>
      <div role="alert">{toast?.urgent && shown}</div>
    </div>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: () => void }) {
  const Icon = toast.urgent ? CircleAlert : CircleCheck;
  return (
    <div className="on-inverse pointer-events-auto flex w-full max-w-117.5 items-center gap-4 rounded-card bg-inverse p-4 text-on-inverse shadow-overlay">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-note font-bold">{toast.title}</p>
        {toast.text && <p className="text-small text-on-inverse-2">{toast.text}</p>}
      </div>
      {toast.action && (
        <div className="shrink-0 text-small font-semibold underline underline-offset-4">{toast.action}</div>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}

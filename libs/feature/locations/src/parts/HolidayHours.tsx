import { lazyModule } from '@forecourt/browser';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { LocationView } from '../logic/location-view.ts';
import type { HolidayDialog } from './HolidayDialog.tsx';
import { HolidayTable } from './HolidayTable.tsx';

const loadDialog = lazyModule(() => import('./HolidayDialog.tsx'));

/**
 * 'View Holiday Hours': opens the special hours in a dialog. Before hydration, and if the code of the dialog does not load, they
 * expand in place. (LO-03)
 */
export function HolidayHours({ name, holidays }: Pick<LocationView, 'name' | 'holidays'>) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: typeof HolidayDialog } | null>(null);

  function show(event: MouseEvent<HTMLElement>) {
    const summary = event.currentTarget;
    const details = summary.closest('details');
    if (!details || details.open) return; // expanded before hydration: the click collapses it
    event.preventDefault();
    summary.focus(); // Safari does not focus a clicked summary; the dialog returns the focus to it
    loadDialog().then(
      (module) => {
        setLoaded({ Dialog: module.HolidayDialog });
        setOpen(true);
      },
      () => {
        details.open = true;
      },
    );
  }
  const prepare = () => void loadDialog().catch(() => undefined); // a click tries again

  return (
    <>
      <details className="mt-2">
        <summary
          className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-note font-semibold text-brand-text hover:underline"
          onClick={show}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <CalendarDays aria-hidden size={18} strokeWidth={1.75} />
          View Holiday Hours
        </summary>
        <div className="mt-2">
          <HolidayTable name={name} holidays={holidays} />
        </div>
      </details>
      {loaded && <loaded.Dialog name={name} holidays={holidays} open={open} onOpenChange={setOpen} />}
    </>
  );
}

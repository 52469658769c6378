import { Dialog } from '@forecourt/primitives';
import type { LocationView } from '../logic/location-view.ts';
import { HolidayTable } from './HolidayTable.tsx';

export interface HolidayDialogProps extends Pick<LocationView, 'name' | 'holidays'> {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The special hours of a location in a dialog. The table can have the focus, so that a long one scrolls by keyboard. */
export function HolidayDialog({ name, holidays, open, onOpenChange }: HolidayDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Holiday hours" description={name} layout="sheet">
      <div
        tabIndex={0}
        role="region"
        aria-label={`Holiday hours of ${name}`}
        className="px-5 pt-2 pb-6 md:px-8"
      >
        <HolidayTable name={name} holidays={holidays} />
      </div>
    </Dialog>
  );
}

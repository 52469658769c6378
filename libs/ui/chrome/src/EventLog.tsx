import { Button } from '@forecourt/primitives';

/** An event of the page, as staff read it. */
export interface LoggedEvent {
  /** Counts the events of the page, from 1. */
  number: number;
  /** Id of the event. */
  id: number;
  name: string;
  label: string | null;
  /** Id of the vehicle. */
  carId: number | null;
  /** Where it went: the destination, and what became of it there, in words. */
  places: readonly { name: string; fate: string }[];
}

/** The events of a page, and what became of each. */
export interface EventLogProps {
  /** Newest first. */
  events: readonly LoggedEvent[];
  /** The visitor's answer about analytics, in words. */
  consent: string;
  onClose: () => void;
}

/** The analytics events of a page while they are sent, at the end of the window. For staff; a shopper never sees it. */
export function EventLog({ events, consent, onClose }: EventLogProps) {
  return (
    <aside
      aria-labelledby="event-log-title"
      className="fixed inset-x-0 bottom-0 z-(--z-toast) border-t border-line bg-surface text-small text-ink shadow-overlay print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="container-site grid gap-2 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="event-log-title" className="font-medium">
            Events of this page: {events.length}
          </h2>
          <p className="grow text-ink-2">{consent}</p>
          <Button variant="outline" size="small" onClick={onClose}>
            Close
          </Button>
        </div>
        {/* It scrolls, so it takes the focus. */}
        <div role="log" aria-label="Events, newest first" tabIndex={0} className="max-h-48 overflow-auto">
          {events.length === 0 ? <p>No event yet.</p> : <EventTable events={events} />}
        </div>
      </div>
    </aside>
  );
}

function EventTable({ events }: Pick<EventLogProps, 'events'>) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          {['Id', 'Name', 'Label', 'Vehicle', 'Where it went'].map((name) => (
            <th key={name} scope="col" className="pr-4 pb-1 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ number, id, name, label, carId, places }) => (
          <tr key={number} className="border-t border-line align-top">
            <td className="py-1 pr-4">{id}</td>
            <td className="py-1 pr-4">{name}</td>
            <td className="py-1 pr-4">{label ?? '–'}</td>
            <td className="py-1 pr-4">{carId ?? '–'}</td>
            <td className="py-1">
              {places.map((place) => `${place.name}: ${place.fate}`).join(', ') || 'Nowhere'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

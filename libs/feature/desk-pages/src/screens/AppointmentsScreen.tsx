import { AppointmentDays, Choices, ConfirmButton, PageHead } from '@forecourt/desk-ui';
import { LinkButton, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useAppointmentsQuery, useReleaseAppointmentMutation } from '../api/dayApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useAskEvery } from '../hooks/useLive.ts';
import { useNow } from '../hooks/useNow.ts';
import { useSay } from '../hooks/useSay.ts';
import {
  aboutAppointment,
  calendarQuery,
  daysOf,
  readCalendar,
  turnPage,
  writeCalendar,
} from '../logic/calendar.ts';
import type { Appointment } from '../logic/calendar.ts';
import { carPicture } from '../logic/carPicture.ts';
import { dayFigures, usualFigures } from '../logic/dayPlaces.ts';
import { isLeader } from '../logic/deskPages.ts';
import { dayText, placeTime, timeText } from '../logic/deskTimes.ts';
import { failureView } from '../logic/failureView.ts';
import { leadHref } from '../logic/leadViews.ts';
import { Loaded } from './Loaded.tsx';
import { PlacesForm } from './PlacesForm.tsx';

const ASK_MS = 60_000;
const ASK_SELDOM_MS = 300_000;

/** The appointments of a week. Day and place are in the address. */
export function AppointmentsScreen() {
  const { site, site_name, role, time_zone: timeZone, locations } = useDealership();
  const [address, setAddress] = useSearchParams();
  const view = readCalendar(address, useNow(), timeZone);
  const query = useAppointmentsQuery(
    { params: { site }, query: calendarQuery(view, timeZone) },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: useAskEvery(ASK_MS, ASK_SELDOM_MS),
      skipPollingIfUnfocused: true,
    },
  );
  const here = `/${site}/appointments`;
  return (
    <>
      <title>{`Appointments · ${site_name} · Desk`}</title>
      <PageHead title="Appointments" />
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <nav aria-label="Weeks" className="flex flex-wrap gap-3">
          <LinkButton variant="outline" href={`${here}?${writeCalendar(turnPage(view, -1))}`}>
            Earlier
          </LinkButton>
          <LinkButton
            variant="outline"
            href={view.place === '' ? here : `${here}?${writeCalendar({ place: view.place })}`}
          >
            Today
          </LinkButton>
          <LinkButton variant="outline" href={`${here}?${writeCalendar(turnPage(view, 1))}`}>
            Later
          </LinkButton>
        </nav>
        {locations.length > 1 && (
          <Select
            id="place"
            label="Place"
            value={view.place}
            onChange={({ target }) =>
              setAddress(writeCalendar({ ...view, place: target.value }), { replace: true })
            }
          >
            <option value="">All</option>
            <Choices choices={locations.map(({ id, name }) => ({ value: String(id), text: name }))} />
          </Select>
        )}
      </div>
      <Loaded exact query={query} what="the appointments">
        {({ appointments, capacity, days }) => (
          <div className="grid gap-6">
            <AppointmentDays
              usual={usualFigures(capacity, days)}
              days={daysOf(view, appointments).map((day) => ({
                date: day.date,
                title: dayText(day.date),
                figures: dayFigures(days, day.date),
                appointments: day.appointments.map((each) => ({
                  key: `${each.location_id} ${each.starts_at} ${each.place}`,
                  time: placeTime(each.starts_at, { zone: each.time_zone, home: timeZone, text: timeText }),
                  name: each.name || 'No name',
                  href: leadHref(site, each.lead_id),
                  picture: carPicture(
                    each.vehicle === null ? null : { name: each.vehicle, image: each.vehicle_image },
                    { site, shape: 'list' },
                  ),
                  about: aboutAppointment(each),
                  actions: <Release site={site} timeZone={timeZone} appointment={each} />,
                })),
              }))}
            />
            {isLeader(role) && (
              <PlacesForm
                key={view.place}
                capacity={capacity}
                place={view.place}
                dates={daysOf(view, []).map(({ date }) => date)}
              />
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Gives the time of an appointment back. */
function Release({
  site,
  timeZone,
  appointment: { location_id, starts_at, time_zone: zone, lead_id, name },
}: {
  site: string;
  timeZone: string;
  appointment: Appointment;
}) {
  const [release, { isLoading }] = useReleaseAppointmentMutation();
  const say = useSay();
  return (
    <ConfirmButton
      name="Release"
      title={`Release ${placeTime(starts_at, { zone, home: timeZone, text: timeText })} of ${name || 'this shopper'}?`}
      description="The time can be booked again. The lead stays. The shopper is not told: call or write first."
      busy={isLoading}
      onConfirm={() => {
        void release({ params: { site }, body: { location_id, starts_at, lead_id } }).then(({ error }) =>
          say(error ? failureView(error).text : 'Appointment released.'),
        );
      }}
    />
  );
}

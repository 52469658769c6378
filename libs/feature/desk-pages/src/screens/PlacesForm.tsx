import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { CapacityForm, Card } from '@forecourt/desk-ui';
import { useSetCapacityMutation, useSetDayCapacityMutation } from '../api/dayApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { dayChoices, numberChoices, readNumber } from '../logic/dayPlaces.ts';

/** How many shoppers may book one half hour of a place, on every day or on one of the days shown. */
export function PlacesForm({
  capacity,
  place,
  dates,
}: {
  capacity: DeskAnswer<typeof deskRoutes.appointments>['capacity'];
  /** Id of the place that is shown; empty for all. */
  place: string;
  dates: readonly string[];
}) {
  const { site } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`capacity:${site}`, {
    place: '',
    day: '',
    number: '',
  });
  const [always, saving] = useSetCapacityMutation();
  const [onDay, savingDay] = useSetDayCapacityMutation();
  const wanted = fields.place || place;
  const chosen = capacity.find(({ location_id }) => String(location_id) === wanted) ?? capacity[0];
  if (!chosen) return null;
  // What is kept may be of another week.
  const day = dates.includes(fields.day) ? fields.day : '';
  return (
    <Card title="Places">
      <CapacityForm
        fields={{ ...fields, place: String(chosen.location_id), day }}
        places={capacity.map(({ location_id, location_name }) => ({
          value: String(location_id),
          text: location_name,
        }))}
        days={dayChoices(dates)}
        numbers={numberChoices(day, chosen.places)}
        busy={saving.isLoading || savingDay.isLoading}
        failure={failure}
        onChange={change}
        onSubmit={() => {
          const { location_id } = chosen;
          const places = readNumber({ day, number: fields.number });
          if (places === undefined) return refuse('Choose how many shoppers may come in one half hour.');
          const params = { site };
          void send(
            () =>
              day === '' && places !== null
                ? always({ params, body: { location_id, places } })
                : onDay({ params, body: { location_id, date: day, places } }),
            'Places saved.',
          );
        }}
      />
    </Card>
  );
}

import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { Card, Choices, FactList, PageHead, RecordList, TargetForm } from '@forecourt/desk-ui';
import type { RecordView } from '@forecourt/desk-ui';
import { EmptyState, Select } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useFiguresQuery, useSettingsQuery, useUpdateSettingsMutation } from '../api/dayApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { useNow } from '../hooks/useNow.ts';
import {
  ANSWER_COLUMNS,
  categoryFigures,
  figureFacts,
  figureQuery,
  periodChoices,
  placeFigures,
  readPeriod,
  readTarget,
  staffFigures,
} from '../logic/figureViews.ts';
import { Loaded } from './Loaded.tsx';

/** How fast leads are answered. The days are in the address. */
export function FiguresScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const days = readPeriod(address.get('days'));
  const query = useFiguresQuery(
    { params: { site }, query: figureQuery(days, useNow(), timeZone) },
    { refetchOnMountOrArgChange: true },
  );
  const settings = useSettingsQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <title>{`Figures · ${site_name} · Desk`}</title>
      <PageHead
        title="Figures"
        text="How fast leads are answered in opening hours, by person, place and kind."
      />
      <div className="mb-5 max-w-[280px]">
        <Select
          id="figures-days"
          label="Leads of the"
          value={String(days)}
          onChange={({ target }) => setAddress({ days: target.value }, { replace: true })}
        >
          <Choices choices={periodChoices} />
        </Select>
      </div>
      <Loaded query={settings} what="the target">
        {({ response_target_minutes: target }) => (
          <div className="grid grid-cols-1 items-start gap-6">
            <Loaded query={query} what="the figures">
              {(figures) => <Figures figures={figures} target={target} />}
            </Loaded>
            <Target key={target} target={target} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Figures({ figures, target }: { figures: DeskAnswer<typeof deskRoutes.figures>; target: number }) {
  if (figures.leads === 0)
    return <EmptyState title="No lead" text="No lead came in these days. Choose more days above." />;
  return (
    <div className="grid grid-cols-1 items-start gap-6">
      <Card title="All leads">
        <FactList facts={figureFacts(figures, target)} />
      </Card>
      <Group title="By person" columns={['Who', ...ANSWER_COLUMNS]} records={staffFigures(figures)} />
      {figures.by_location.length > 1 && (
        <Group title="By place" columns={['Place', ...ANSWER_COLUMNS]} records={placeFigures(figures)} />
      )}
      <Group title="By kind" columns={['Kind', 'Leads', 'Won']} records={categoryFigures(figures)} />
    </div>
  );
}

function Group({
  title,
  columns,
  records,
}: {
  title: string;
  columns: readonly string[];
  records: readonly RecordView[];
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-h3">{title}</h2>
      <RecordList caption={title} columns={columns} records={records} />
    </section>
  );
}

/** Within what time a lead should be answered. */
function Target({ target }: { target: number }) {
  const { site } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`target:${site}`, {
    minutes: String(target),
  });
  const [update, { isLoading }] = useUpdateSettingsMutation();
  return (
    <Card title="Target">
      <TargetForm
        fields={fields}
        busy={isLoading}
        failure={failure}
        onChange={change}
        onSubmit={() => {
          const minutes = readTarget(fields.minutes);
          if (minutes === null) return refuse('Enter whole minutes, from 1 to 10,080 (a week).');
          const body = { response_target_minutes: minutes };
          void send(() => update({ params: { site }, body }), 'Target saved.');
        }}
      />
    </Card>
  );
}

import { Card, ConfirmButton, PageHead, RecordList, StaffForm } from '@forecourt/desk-ui';
import type { Staff } from '@forecourt/desk-client';
import { Button } from '@forecourt/primitives';
import { useState } from 'react';
import { useMeQuery, useStaffQuery } from '../api/deskApi.ts';
import { useInviteStaffMutation, useRemoveStaffMutation, useUpdateStaffMutation } from '../api/teamApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { useSay } from '../hooks/useSay.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { isEmail } from '../logic/isEmail.ts';
import {
  givenText,
  mostPlaces,
  placeChoice,
  placeChoices,
  placesOf,
  readRole,
  readSeenStaff,
  roleChoices,
  seenStaff,
  staffCells,
} from '../logic/staffViews.ts';
import { Loaded } from './Loaded.tsx';
import { ResetFactor } from './ResetFactor.tsx';

/** Who works at the dealership, with invitations. */
export function StaffScreen() {
  const { site, site_name, time_zone: timeZone, locations } = useDealership();
  const query = useStaffQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  const { data: me } = useMeQuery();
  const [changed, setChanged] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  return (
    <>
      <title>{`Staff · ${site_name} · Desk`}</title>
      <PageHead title="Staff" />
      <Loaded query={query} what="the staff">
        {({ staff }) => {
          const person = staff.find(({ id }) => id === changed);
          const withoutApp = staff.find(({ id }) => id === lost);
          return (
            <div className="grid grid-cols-1 items-start gap-6">
              <RecordList
                caption="Staff"
                columns={['Name', 'E-mail', 'Role', 'Places', 'Last seen', 'Second factor', 'Open leads']}
                records={staff.map((each) => ({
                  id: each.id,
                  name: each.name,
                  href: null,
                  cells: staffCells(each, locations, timeZone),
                  actions:
                    each.id === me?.staff.id ? null : (
                      <>
                        <Button variant="outline" size="small" onClick={() => setChanged(each.id)}>
                          Change
                        </Button>
                        {each.second_factor && (
                          <Button variant="outline" size="small" onClick={() => setLost(each.id)}>
                            Lost app
                          </Button>
                        )}
                        <Remove person={each} />
                      </>
                    ),
                }))}
              />
              {person && <Change key={person.id} person={person} onDone={() => setChanged(null)} />}
              {withoutApp && (
                <ResetFactor key={withoutApp.id} person={withoutApp} onDone={() => setLost(null)} />
              )}
              <Invite />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function Invite() {
  const dealership = useDealership();
  const { site, role: own } = dealership;
  const { fields, failure, change, send, refuse } = useDeskForm(`invite:${site}`, {
    email: '',
    name: '',
    role: 'sales',
    place: mostPlaces(dealership),
  });
  const [invite, { isLoading }] = useInviteStaffMutation();
  return (
    <Card title="Invite somebody">
      <StaffForm
        isNew
        fields={fields}
        roles={roleChoices(own)}
        places={placeChoices(dealership)}
        busy={isLoading}
        failure={failure}
        onChange={change}
        onSubmit={() => {
          const [email, name] = [fields.email.trim(), fields.name.trim()];
          if (name === '' || !isEmail(email)) return refuse('Enter a name and a work e-mail first.');
          const body = { email, name, role: readRole(fields.role), location_ids: placesOf(fields.place) };
          void send(() => invite({ params: { site }, body }), `${name} has an invitation.`);
        }}
      />
    </Card>
  );
}

function Change({ person, onDone }: { person: Staff; onDone(): void }) {
  const dealership = useDealership();
  const { site, role: own } = dealership;
  const { refetch } = useStaffQuery({ params: { site } });
  const { fields, failure, change, send, forget } = useDeskForm(
    `staff:${site}:${person.id}`,
    {
      email: person.email,
      name: person.name,
      role: person.role,
      place: placeChoice(person.location_ids),
      seen: seenStaff(person),
    },
    async (error, { change: keep }) => {
      const view = failureView(error);
      const all = isProblem(error, 'changed') ? (await refetch()).data : undefined;
      const now = all?.staff.find(({ id }) => id === person.id);
      if (!now) return view;
      keep({ seen: seenStaff(now) });
      return { ...view, text: `${view.text} Now it is: ${givenText(now, dealership.locations)}.` };
    },
  );
  const [update, { isLoading }] = useUpdateStaffMutation();
  return (
    <Card title={`Change ${person.name}`}>
      <StaffForm
        isNew={false}
        fields={fields}
        roles={roleChoices(own)}
        places={placeChoices(dealership, person.location_ids)}
        busy={isLoading}
        failure={failure}
        onChange={change}
        onCancel={() => {
          forget();
          onDone();
        }}
        onSubmit={() => {
          const body = {
            ...{ role: readRole(fields.role), location_ids: placesOf(fields.place) },
            expected: readSeenStaff(fields.seen),
          };
          void send(async () => {
            const result = await update({ params: { site, id: person.id }, body });
            if (!result.error) onDone();
            return result;
          }, `${person.name} is changed.`);
        }}
      />
    </Card>
  );
}

function Remove({ person: { id, name } }: { person: Staff }) {
  const { site } = useDealership();
  const [remove, { isLoading }] = useRemoveStaffMutation();
  const say = useSay();
  return (
    <ConfirmButton
      name="Remove"
      title={`Remove ${name}?`}
      description="This person can no longer sign in here. The open leads are nobody's then; what was done stays in the history."
      busy={isLoading}
      onConfirm={() => {
        void remove({ params: { site, id }, body: {} }).then(({ error }) =>
          say(error ? failureView(error).text : `${name} is removed.`),
        );
      }}
    />
  );
}

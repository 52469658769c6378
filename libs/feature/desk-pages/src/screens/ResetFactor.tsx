import type { Staff } from '@forecourt/desk-client';
import { Card, ConfirmButton } from '@forecourt/desk-ui';
import { useResetFactorMutation } from '../api/teamApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useSay } from '../hooks/useSay.ts';
import { failureView } from '../logic/failureView.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** Resets the authenticator app of somebody who lost it, after one's own. */
export function ResetFactor({
  person: { id, name },
  onDone,
}: {
  person: Pick<Staff, 'id' | 'name'>;
  onDone(): void;
}) {
  const { site } = useDealership();
  const [reset, { isLoading }] = useResetFactorMutation();
  const say = useSay();
  return (
    <Card title={`Reset the authenticator app of ${name}`}>
      <SecondFactorGate>
        <p className="mb-4">
          {`For a lost phone. ${name} sets up an app again when it is next needed. First make sure that it is ${name} who asks.`}
        </p>
        <ConfirmButton
          name="Reset app"
          title={`Reset the app of ${name}?`}
          description="Its codes and the backup codes no longer work."
          busy={isLoading}
          onConfirm={() => {
            void reset({ params: { site, id }, body: {} }).then(({ error }) => {
              say(error ? failureView(error).text : `The app of ${name} is reset.`);
              if (!error) onDone();
            });
          }}
        />
      </SecondFactorGate>
    </Card>
  );
}

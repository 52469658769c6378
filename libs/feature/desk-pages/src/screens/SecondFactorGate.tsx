import { BackupCodes, SecondFactorCode, SecondFactorSetup, SecondFactorStart } from '@forecourt/desk-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMeQuery } from '../api/deskApi.ts';
import { useConfirmMutation, useEnrolMutation, useVerifyMutation } from '../api/financeApi.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { useNow } from '../hooks/useNow.ts';

const digitsOf = (code: string) => code.replace(/[\s-]/g, '');

/** Shows a page only after the second factor: it asks for a code, or helps to set up the app first. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data: me } = useMeQuery();
  const now = useNow();
  // The backup codes are shown once, so the page waits until they are kept.
  const [backup, setBackup] = useState<readonly string[] | null>(null);
  if (backup) return <BackupCodes codes={backup} onKept={() => setBackup(null)} />;
  if (!me) return null;
  const { enrolled, verified_until } = me.second_factor;
  if (verified_until !== null && new Date(verified_until) > now) return children;
  return enrolled ? <Verify /> : <Enrol onConfirmed={setBackup} />;
}

function Verify() {
  const { fields, failure, change, send, refuse } = useDeskForm('second-factor', { code: '' });
  const [verify, { isLoading }] = useVerifyMutation();
  return (
    <SecondFactorCode
      code={fields.code}
      busy={isLoading}
      failure={failure}
      onChange={(code) => change({ code })}
      onSubmit={() => {
        const code = digitsOf(fields.code);
        if (code.length !== 6 && code.length !== 10) return refuse('Enter the six digits, or a backup code.');
        void send(() => verify({ body: { code } }), 'Confirmed.');
      }}
    />
  );
}

function Enrol({ onConfirmed }: { onConfirmed(codes: readonly string[]): void }) {
  const { fields, failure, change, send, refuse } = useDeskForm('second-factor-first', { code: '' });
  const [enrol, { data: begun, isLoading: isBeginning }] = useEnrolMutation();
  const [confirm, { isLoading }] = useConfirmMutation();
  if (!begun)
    return (
      <SecondFactorStart
        busy={isBeginning}
        failure={failure}
        onSubmit={() => void send(() => enrol({ body: {} }), 'Now add the key to the app.')}
      />
    );
  return (
    <SecondFactorSetup
      {...begun}
      code={fields.code}
      busy={isLoading}
      failure={failure}
      onChange={(code) => change({ code })}
      onSubmit={() => {
        const code = digitsOf(fields.code);
        if (code.length !== 6) return refuse('Enter the six digits that the app shows.');
        void send(async () => {
          const result = await confirm({ body: { code } });
          if (result.data) onConfirmed(result.data.backup_codes);
          return result;
        }, 'The authenticator app is set up.');
      }}
    />
  );
}

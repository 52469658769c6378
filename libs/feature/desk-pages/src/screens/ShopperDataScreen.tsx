import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { Card, ErasureForm, FactList, PageHead, PersonForm } from '@forecourt/desk-ui';
import { Button } from '@forecourt/primitives';
import { useState } from 'react';
import { saveFile } from '../api/saveFile.ts';
import { useErasePersonMutation, useExportPersonMutation } from '../api/peopleApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { isEmail } from '../logic/isEmail.ts';
import { keptText, shopperFacts } from '../logic/shopperFacts.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** A shopper, and what the dealership has of this person. */
interface Found {
  who: { email?: string; phone?: string };
  data: DeskAnswer<typeof deskRoutes.exportPerson>;
}

/** The rights of a shopper: to see what the dealership has, and to have it erased. */
export function ShopperDataScreen() {
  const { site_name } = useDealership();
  const [found, setFound] = useState<Found | null>(null);
  return (
    <>
      <title>{`Shopper data · ${site_name} · Desk`}</title>
      <PageHead
        title="Shopper data"
        text="When a shopper asks what you have about them, or wants it deleted. First make sure that it is them who asks."
      />
      <div className="grid grid-cols-1 items-start gap-6">
        <Find onFound={setFound} />
        {found && <Kept key={found.data.made_at} {...found} onErased={() => setFound(null)} />}
      </div>
    </>
  );
}

function Find({ onFound }: { onFound(found: Found): void }) {
  const { site } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`shopper:${site}`, { email: '', phone: '' });
  const [look, { isLoading }] = useExportPersonMutation();
  return (
    <Card title="Find a shopper">
      <PersonForm
        fields={fields}
        busy={isLoading}
        failure={failure}
        onChange={change}
        onSubmit={() => {
          const [email, phone] = [fields.email.trim(), fields.phone.trim()];
          if (email === '' && phone === '') return refuse('Enter an e-mail or a phone number first.');
          if (email !== '' && !isEmail(email)) return refuse('This is not an e-mail address.');
          const who = { ...(email !== '' && { email }), ...(phone !== '' && { phone }) };
          void send(async () => {
            const result = await look({ params: { site }, body: who });
            if (result.data) onFound({ who, data: result.data });
            return result;
          }, 'Looked up.');
        }}
      />
    </Card>
  );
}

function Kept({ who, data, onErased }: Found & { onErased(): void }) {
  const { site, time_zone: timeZone } = useDealership();
  return (
    <Card title={who.email ?? who.phone ?? ''}>
      <FactList facts={shopperFacts(data, timeZone)} />
      <div className="mt-4">
        <Button
          variant="outline"
          onClick={() => {
            const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
            saveFile(file, `shopper-${site}.json`);
          }}
        >
          Download everything
        </Button>
      </div>
      {data.leads.length +
        data.accounts.length +
        data.reservations.length +
        data.alerts.length +
        data.devices.length >
        0 && (
        <div className="mt-6 border-t border-line pt-6">
          <SecondFactorGate>
            <Erase who={who} data={data} onErased={onErased} />
          </SecondFactorGate>
        </div>
      )}
    </Card>
  );
}

function Erase({ who, data, onErased }: Found & { onErased(): void }) {
  const { site } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`erase:${site}:${who.email ?? who.phone}`, {
    reason: '',
  });
  const [erase, { isLoading }] = useErasePersonMutation();
  return (
    <ErasureForm
      what={keptText(data)}
      fields={fields}
      busy={isLoading}
      failure={failure}
      onChange={change}
      onRefuse={() => refuse('Write why first, such as "asked by phone".')}
      onSubmit={() => {
        const body = { ...who, reason: fields.reason.trim(), leads: data.leads.length + data.merged };
        void send(async () => {
          const result = await erase({ params: { site }, body });
          if (!result.error) onErased();
          return result;
        }, 'The shopper is erased.');
      }}
    />
  );
}

import { Card, PageHead, RecordList, UnsubscribeForm } from '@forecourt/desk-ui';
import { EmptyState } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useAddUnsubscribeMutation, useUnsubscribesQuery } from '../api/teamApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { momentText } from '../logic/deskTimes.ts';
import { isEmail } from '../logic/isEmail.ts';
import { readWord } from '../logic/words.ts';
import { Loaded } from './Loaded.tsx';

/** How a shopper withdrew. */
const sourceWords = {
  form: 'In a form',
  page: 'On the site',
  'one-click': 'In the mail app',
  address: 'By phone or in person',
};

/** Who gets which marketing no longer. The page of the list is in the address. */
export function UnsubscribesScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address] = useSearchParams();
  const cursor = address.get('cursor');
  const query = useUnsubscribesQuery(
    { params: { site }, query: { ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true },
  );
  const here = `/${site}/unsubscribes`;
  return (
    <>
      <title>{`Unsubscribes · ${site_name} · Desk`}</title>
      <PageHead
        title="Unsubscribes"
        text="These shoppers said no to marketing, or to a kind of it. Answers to their leads still go out."
      />
      <div className="grid grid-cols-1 items-start gap-6">
        <Add />
        <Loaded query={query} what="the list">
          {({ unsubscribes, next }) =>
            unsubscribes.length === 0 ? (
              <EmptyState title="Nobody" text="Nobody has unsubscribed." />
            ) : (
              <RecordList
                caption="Unsubscribes"
                columns={['E-mail', 'No longer gets', 'Since', 'How']}
                records={unsubscribes.map(({ email, at, source, topics, all }) => ({
                  id: email,
                  name: email,
                  href: null,
                  cells: [
                    all ? 'Any marketing' : topics.join('; '),
                    momentText(at, timeZone),
                    wordOf(source),
                  ],
                }))}
                first={cursor === null ? null : here}
                next={next === null ? null : `${here}?${new URLSearchParams({ cursor: next })}`}
              />
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function wordOf(source: string): string {
  const known = readWord(sourceWords, source);
  return known === null ? source : sourceWords[known];
}

function Add() {
  const { site } = useDealership();
  const { fields, failure, change, send, refuse } = useDeskForm(`unsubscribe:${site}`, { email: '' });
  const [add, { isLoading }] = useAddUnsubscribeMutation();
  return (
    <Card title="Unsubscribe somebody">
      <UnsubscribeForm
        fields={fields}
        busy={isLoading}
        failure={failure}
        onChange={change}
        onSubmit={() => {
          const email = fields.email.trim();
          if (!isEmail(email)) return refuse('Enter the e-mail of the shopper first.');
          void send(() => add({ params: { site }, body: { email } }), `${email} gets no marketing.`);
        }}
      />
    </Card>
  );
}

import { Card, PageHead, RecordList, SearchBox, UnsubscribeForm } from '@forecourt/desk-ui';
import { EmptyState } from '@forecourt/primitives';
import { useSearchParams } from 'react-router';
import { useAddUnsubscribeMutation, useUnsubscribesQuery } from '../api/teamApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { useTypedSearch } from '../hooks/useTypedSearch.ts';
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

/** Who gets which marketing no longer. Search and page of the list are in the address. */
export function UnsubscribesScreen() {
  const { site, site_name, time_zone: timeZone } = useDealership();
  const [address, setAddress] = useSearchParams();
  const searched = (address.get('search') ?? '').slice(0, 100);
  const cursor = address.get('cursor');
  const filter = { ...(searched !== '' && { search: searched }) };
  const query = useUnsubscribesQuery(
    { params: { site }, query: { ...filter, ...(cursor !== null && { cursor }) } },
    { refetchOnMountOrArgChange: true },
  );
  const [search, setSearch] = useTypedSearch(searched, (text) =>
    setAddress(text === '' ? {} : { search: text }, { replace: true }),
  );
  const pageAt = (at: string | null) =>
    `/${site}/unsubscribes?${new URLSearchParams({ ...filter, ...(at !== null && { cursor: at }) })}`;
  return (
    <>
      <title>{`Unsubscribes · ${site_name} · Desk`}</title>
      <PageHead
        title="Unsubscribes"
        text="These shoppers said no to marketing, or to a kind of it. Answers to their leads still go out."
      />
      <div className="grid grid-cols-1 items-start gap-6">
        <Add />
        <div>
          <SearchBox label="Find an e-mail address" value={search} onChange={setSearch} />
          <Loaded query={query} what="the list">
            {({ unsubscribes, next }) =>
              unsubscribes.length === 0 ? (
                <EmptyState
                  title="Nobody"
                  text={
                    searched === ''
                      ? 'Nobody has unsubscribed.'
                      : 'Nobody with these letters has unsubscribed.'
                  }
                />
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
                  first={cursor === null ? null : pageAt(null)}
                  next={next === null ? null : pageAt(next)}
                />
              )
            }
          </Loaded>
        </div>
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

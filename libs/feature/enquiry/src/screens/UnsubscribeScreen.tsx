import { MARKETING_TOPIC_IDS, MARKETING_TOPICS } from '@forecourt/lead';
import { Alert, Button, Checkbox, TextField } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { UnsubscribePage } from '../logic/load-unsubscribe.ts';

/** Heading of the page. */
export const UNSUBSCRIBE_TITLE = 'Your emails from us';

/** The choices about marketing e-mails of the person whose link was opened, or a form for an address. Plain forms: no scripts are needed. */
export function UnsubscribeScreen({ page }: { page: UnsubscribePage }) {
  const site = useSite();
  const { person, notice, error, typed } = page;
  return (
    <div className="container-site py-section">
      <div className="max-w-reading">
        <h1 className="text-h1">{UNSUBSCRIBE_TITLE}</h1>
        {notice && (
          <div className="mt-6">
            <Alert tone="success">
              {notice === 'saved'
                ? 'Saved. Your choices apply from now on.'
                : `Done. You won’t get any more news, offers or alerts from ${site.name}.`}
            </Alert>
          </div>
        )}
        {error !== null && typed === null && (
          <div className="mt-6">
            <Alert tone="danger">{error}</Alert>
          </div>
        )}
        {person ? (
          <Choices person={person} />
        ) : (
          notice === null && <ByAddress typed={typed ?? ''} error={typed === null ? null : error} />
        )}
        <p className="mt-10 text-note text-ink-2">
          We’ll still answer your enquiries and confirm your bookings by email.
        </p>
      </div>
    </div>
  );
}

function Choices({ person: { token, email, topics } }: { person: NonNullable<UnsubscribePage['person']> }) {
  const action = `${paths.unsubscribe()}?${new URLSearchParams({ token }).toString()}`;
  return (
    <>
      {topics.length > 0 && (
        <form method="post" action={action} className="mt-8">
          <p className="mb-4 text-lead">
            Stop all news, offers and alerts to <strong className="wrap-anywhere">{email}</strong>?
          </p>
          <Button type="submit" name="stop" value="1">
            Unsubscribe from everything
          </Button>
        </form>
      )}
      <form method="post" action={action} className="mt-10">
        <fieldset>
          <legend className="text-h3">
            {topics.length > 0 ? 'Or choose what to keep' : `Choose what to send to ${email}`}
          </legend>
          <div className="mt-4 grid gap-3">
            {MARKETING_TOPIC_IDS.filter((topic) => topic !== 'alerts' || topics.includes(topic)).map(
              (topic) => (
                <Checkbox
                  key={`${topic} ${topics.includes(topic)}`}
                  id={`topic-${topic}`}
                  name="topic"
                  value={topic}
                  label={MARKETING_TOPICS[topic]}
                  defaultChecked={topics.includes(topic)}
                />
              ),
            )}
          </div>
        </fieldset>
        <Button type="submit" variant="outline" className="mt-6">
          Save my choices
        </Button>
      </form>
    </>
  );
}

function ByAddress({ typed, error }: { typed: string; error: string | null }) {
  return (
    <form method="post" action={paths.unsubscribe()} className="mt-8 grid gap-6">
      <TextField
        key={typed}
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label="Email"
        hint="We’ll stop all news, offers and alerts to this address. To choose, use the link in an email from us."
        autoComplete="email"
        defaultValue={typed}
        error={error}
        limit={254}
        required
      />
      <div>
        <Button type="submit">Unsubscribe</Button>
      </div>
    </form>
  );
}

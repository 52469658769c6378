import { forgetAccount, forgetForms } from '@forecourt/browser';
import { shownMobile } from '@forecourt/phone';
import { Button, Checkbox, Disclosure, Link, LinkButton, Tag } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { ReactNode } from 'react';
import type { AccountPage, ShownSession } from '../logic/load-account.ts';
import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { PasskeySection } from './PasskeySection.tsx';

/** The call that gives out what is kept; its response is a file. */
const DATA = '/api/account/data';

/**
 * The page of one's account: addresses, passkeys, sessions, and data to download or delete. Plain forms: scripts are needed for a new
 * passkey alone.
 */
export function AccountScreen({
  page: { email, phone, passkeys, mayAddPasskey, sessions, garage, reservations },
  ceremonies,
  onPasskeyAdded,
}: {
  page: AccountPage;
  ceremonies: Ceremonies;
  onPasskeyAdded: () => void;
}) {
  const { name, slug } = useSite();
  const forgetTab = () => forgetForms('sessionStorage', slug);
  const forgetAll = () => {
    forgetTab();
    forgetForms('localStorage', slug);
    forgetAccount(slug);
  };
  const others = sessions.filter(({ current }) => !current);
  return (
    <div className="container-site py-section">
      <div className="grid max-w-reading gap-10">
        <div>
          <h1 className="text-h1">Your account</h1>
          <p className="mt-4 text-lead">
            You’re signed in with{' '}
            <strong className="wrap-anywhere">{email ?? shownMobile(phone ?? '')}</strong>.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {garage !== null && <LinkButton href={garage}>Open my garage</LinkButton>}
            <Post go="this" onSubmit={forgetTab}>
              Sign out
            </Post>
          </div>
        </div>
        {reservations.length > 0 && (
          <section aria-labelledby="reservations">
            <h2 id="reservations" className="text-h2">
              Reserved for you
            </h2>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {reservations.map(({ reference, name, href, until }) => (
                <li key={reference} className="py-3">
                  <Link href={href} className="font-semibold text-brand-text hover:underline">
                    {name}
                  </Link>
                  <p className="text-note text-ink-2">Until {until}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PasskeySection
          passkeys={passkeys}
          mayAdd={mayAddPasskey}
          ceremonies={ceremonies}
          onAdded={onPasskeyAdded}
        />
        <section aria-labelledby="sessions">
          <h2 id="sessions" className="text-h2">
            Where you’re signed in
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {others.length > 0 && (
            <div className="mt-4">
              <Post go="others">Sign out everywhere else</Post>
            </div>
          )}
        </section>
        <section aria-labelledby="data">
          <h2 id="data" className="text-h2">
            Your data
          </h2>
          <p className="mt-4">
            <Link
              href={DATA}
              download="my-account.json"
              className="font-semibold text-brand-text hover:underline"
            >
              Download what we keep about you
            </Link>
          </p>
          <div className="mt-6">
            <Disclosure title="Delete my account">
              <p>
                This deletes your account at {name} for good, with your passkeys, your saved vehicles, your
                email alerts, finance applications that you haven’t sent, and your name and contact details in
                reservations. If a vehicle is reserved for you, it stays reserved until its time is over, and
                your deposit goes back by itself.
              </p>
              <p className="mt-3">
                Some things stay. We keep your enquiries and the finance applications you’ve sent because we
                answer them, the amounts and dates of payments because tax law asks us to, and what you agreed
                to or withdrew as proof. We delete each of these when we no longer need it. Ask us, and we’ll
                delete your enquiries sooner.
              </p>
              <form method="post" action={paths.account()} onSubmit={forgetAll} className="mt-4 grid gap-4">
                <Checkbox
                  id="confirm"
                  name="confirm"
                  label="Yes, delete my account and everything in it"
                  required
                />
                <div>
                  <Button type="submit" name="go" value="delete" variant="outline">
                    Delete my account
                  </Button>
                </div>
              </form>
            </Disclosure>
          </div>
        </section>
      </div>
    </div>
  );
}

function SessionRow({ session: { id, device, current, used } }: { session: ShownSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">
          {device} {current && <Tag tone="success">This device</Tag>}
        </p>
        <p className="text-note text-ink-2">Last used {used}</p>
      </div>
      {!current && (
        <form method="post" action={paths.account()}>
          <Button type="submit" name="session" value={id} variant="outline" size="small">
            Sign out<span className="sr-only"> {device}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

/** A button that posts one thing. */
function Post({ go, onSubmit, children }: { go: string; onSubmit?: () => void; children: ReactNode }) {
  return (
    <form method="post" action={paths.account()} onSubmit={onSubmit}>
      <Button type="submit" name="go" value={go} variant="outline">
        {children}
      </Button>
    </form>
  );
}

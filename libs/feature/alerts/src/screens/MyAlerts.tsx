import { Alert, Button, Link } from '@forecourt/primitives';
import { hasPage, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { myAlertsPage } from '../logic/addresses.ts';
import type { AlertsView } from '../logic/page.ts';
import { rhythmText } from '../logic/rhythms.ts';
import type { BrowserPush } from '../push/use-browser-push.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { RhythmField } from './RhythmField.tsx';

const NOTICES = {
  confirmed: 'Thanks, your alert has started.',
  saved: 'Saved. Your choices apply from now on.',
} as const;

/** The alerts of a person: how often e-mails come, buttons that stop one or all, and notifications on this device. */
export function MyAlerts({
  view: { token, email, alerts, push, notice },
  browser,
}: {
  view: Extract<AlertsView, { is: 'mine' }>;
  browser: BrowserPush | null;
}) {
  const site = useSite();
  const action = myAlertsPage(token);
  const [first] = alerts;
  const isMixed = alerts.some(({ rhythm }) => rhythm !== first?.rhythm);
  return (
    <>
      {notice && <Alert tone="success">{NOTICES[notice]}</Alert>}
      <p className="text-lead">
        {alerts.length === 0 ? 'We send no alerts to ' : 'We send these alerts to '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {first && (
        <>
          <ul className="grid gap-3">
            {alerts.map(({ id, label, href, news, rhythm }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3"
              >
                <div>
                  {href === null ? (
                    <span className="inline-block first-letter:uppercase">{label}</span>
                  ) : (
                    <Link
                      href={href}
                      className="touch inline-block font-semibold text-brand-text first-letter:uppercase hover:underline"
                    >
                      {label}
                    </Link>
                  )}
                  {news && <p className="text-note text-ink-2">{news}</p>}
                  {isMixed && <p className="text-note text-ink-2">{rhythmText(rhythm)}</p>}
                </div>
                <form method="post" action={action}>
                  <Button type="submit" name="stop" value={String(id)} variant="outline" size="small">
                    Stop <span className="sr-only">{label}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          <form method="post" action={action} className="grid gap-4">
            {isMixed && (
              <p className="text-note text-ink-2">
                Your alerts come at different times. Saving sets all of them.
              </p>
            )}
            <RhythmField key={first.rhythm} rhythm={first.rhythm} />
            <div>
              <Button type="submit">Save</Button>
            </div>
          </form>
          <form method="post" action={action}>
            <Button type="submit" name="stop" value="all" variant="outline">
              Stop all alerts
            </Button>
          </form>
        </>
      )}
      {first && push && browser && <DeviceSection token={token} push={push} browser={browser} />}
      {hasPage(site, paths.unsubscribe()) && (
        <p className="text-note text-ink-2">
          <Link
            href={`${paths.unsubscribe()}?${new URLSearchParams({ token }).toString()}`}
            className="underline"
          >
            News and offers by email
          </Link>
        </p>
      )}
    </>
  );
}

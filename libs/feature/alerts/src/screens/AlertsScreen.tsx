import { Breadcrumb } from '@forecourt/chrome';
import { Alert, Button, LinkButton } from '@forecourt/primitives';
import { hasPage, knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { ALERTS_TITLE } from '../logic/load-alerts.ts';
import type { AlertsView, RefusedAlert } from '../logic/page.ts';
import type { BrowserPush } from '../push/use-browser-push.ts';
import { AskForm } from './AskForm.tsx';
import { MyAlerts } from './MyAlerts.tsx';

/** Of the page and its parts. */
interface ScreenProps {
  view: AlertsView;
  refused: RefusedAlert | null;
  /** Null for a browser without notifications. */
  browser: BrowserPush | null;
}

/** News of vehicles by e-mail: the form, the page of its link, and a person's alerts. Plain forms: only notifications need scripts. */
export function AlertsScreen({ view, refused, browser }: ScreenProps) {
  const site = useSite();
  const crumbs = knownSteps<{ name: string; href?: string }>(site, [
    { name: 'Home', href: paths.home() },
    { name: ALERTS_TITLE },
  ]);
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <div className="max-w-reading">
        <h1 className="mt-6 text-h1">{ALERTS_TITLE}</h1>
        <div className="mt-6 grid gap-6">
          {refused?.failure && <Alert tone="danger">{refused.failure}</Alert>}
          <View view={view} refused={refused} browser={browser} />
        </div>
      </div>
    </div>
  );
}

function View({ view, refused, browser }: ScreenProps) {
  const site = useSite();
  switch (view.is) {
    case 'ask':
      return <AskForm view={view} refused={refused} />;
    case 'asked':
      return (
        <Alert tone="success">
          Please check your email. If we may write to this address, a link is on its way: open it and confirm,
          and your alert starts. If nothing comes within a few minutes, look in your spam folder. We send at
          most three links a day to an address until one is confirmed. If you asked for several, confirm those
          first, then ask again.
        </Alert>
      );
    case 'confirm':
      return (
        <form method="post" className="grid gap-6">
          <p className="text-lead">
            Start this alert to <strong className="wrap-anywhere">{view.email}</strong>?
          </p>
          <ul className="list-disc pl-6">
            {view.labels.map((label) => (
              <li key={label} className="first-letter:uppercase">
                {label}
              </li>
            ))}
          </ul>
          <div>
            <Button type="submit" size="large">
              Yes, start my alert
            </Button>
          </div>
        </form>
      );
    case 'mine':
      return <MyAlerts view={view} browser={browser} />;
    case 'none':
      return (
        <>
          {view.why === null ? (
            <p>Search for a vehicle, and choose there what you’d like to hear about.</p>
          ) : (
            <Alert tone="danger">{view.why}</Alert>
          )}
          {hasPage(site, paths.stock()) && (
            <div>
              <LinkButton href={paths.stock()}>See the stock</LinkButton>
            </div>
          )}
        </>
      );
  }
}

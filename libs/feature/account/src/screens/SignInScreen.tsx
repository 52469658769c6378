import { Alert, Button, Link, TextField } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { RefusedSignIn, SignInPage } from '../logic/sign-in-page.ts';
import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { reasonOf } from './reason-of.ts';

const link = 'font-semibold text-brand-text hover:underline';

/**
 * The sign-in: an address, then the code that was sent to it, by plain forms that need no scripts; or a passkey, which needs them.
 */
export function SignInScreen({
  page,
  refused,
  ceremonies,
}: {
  page: SignInPage;
  refused: RefusedSignIn | null;
  ceremonies: Ceremonies;
}) {
  const { target, to, notice } = page;
  const action = paths.signIn({ ...target });
  return (
    <div className="container-site py-section">
      <div className="mx-auto max-w-reading">
        <h1 className="text-h1">{to === null ? 'Sign in' : 'Enter your code'}</h1>
        {notice === 'over' && to === null && (
          <div className="mt-6">
            <Alert>That code is no longer valid on this device. Please ask for a new one.</Alert>
          </div>
        )}
        {notice === 'again' && to !== null && !refused && (
          <div className="mt-6">
            <Alert tone="success">We sent a new code. Only the latest one works.</Alert>
          </div>
        )}
        {to === null ? (
          <>
            <AskForm page={page} action={action} refused={refused} />
            <PasskeySignIn ceremonies={ceremonies} redirect={target.redirect} />
          </>
        ) : (
          <CodeForm to={to} action={`${action}&step=code`} change={action} refused={refused} />
        )}
        <p className="mt-10">
          <Link href={target.back} className={`touch inline-block ${link}`}>
            Back
          </Link>
        </p>
      </div>
    </div>
  );
}

function AskForm({
  page: { target, textMessages },
  action,
  refused,
}: {
  page: SignInPage;
  action: string;
  refused: RefusedSignIn | null;
}) {
  const site = useSite();
  return (
    <>
      <p className="mt-4 text-lead">{reasonOf(target.type)}</p>
      <form method="post" action={action} className="mt-8 grid gap-6">
        <TextField
          key={refused?.typed ?? ''}
          id="to"
          name="to"
          type={textMessages ? 'text' : 'email'}
          inputMode="email"
          label={textMessages ? 'Email or mobile number' : 'Email'}
          hint={`We’ll send you a code with six digits. You need no password, and if you’re new to ${site.name}, this makes your account.`}
          autoComplete={textMessages ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.typed ?? ''}
          error={refused?.error ?? null}
          limit={254}
          required
        />
        <div>
          <Button type="submit" name="go" value="ask">
            Send me a code
          </Button>
        </div>
      </form>
    </>
  );
}

function CodeForm({
  to,
  action,
  change,
  refused,
}: {
  to: string;
  action: string;
  /** Where another address is typed. */
  change: string;
  refused: RefusedSignIn | null;
}) {
  return (
    <>
      <p className="mt-4 text-lead">
        We sent it to <strong className="wrap-anywhere">{to}</strong>. It works on this device, for 10
        minutes.
      </p>
      <form method="post" action={action} className="mt-8 grid gap-6">
        <TextField
          id="code"
          name="code"
          inputMode="numeric"
          label="Code"
          autoComplete="one-time-code"
          error={refused?.error ?? null}
          className="max-w-50 text-h3 tracking-widest tabular-nums"
          required
        />
        <div>
          <Button type="submit" name="go" value="code">
            Sign in
          </Button>
        </div>
      </form>
      <form method="post" action={action} className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="outline" name="go" value="again">
          Send a new code
        </Button>
        <Link href={change} className={link}>
          Use another address
        </Link>
      </form>
    </>
  );
}

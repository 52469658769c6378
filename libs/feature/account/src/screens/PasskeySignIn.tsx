import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

/** The sign-in with a passkey, below that with a code; seen once the browser is known to have passkeys. */
export function PasskeySignIn({ ceremonies, redirect }: { ceremonies: Ceremonies; redirect: string }) {
  const known = ceremonies === 'none' ? null : ceremonies;
  return (
    <div className={`mt-10 border-t border-line pt-8 ${known ? '' : 'invisible'}`}>
      <p className="mb-4">
        Added a passkey to your account here? Use your fingerprint, face or screen lock instead of a code.
      </p>
      <PasskeyPrompt
        label="Sign in with a passkey"
        ask={known && known.signInWithPasskey}
        onDone={() => location.assign(redirect)}
      />
    </div>
  );
}

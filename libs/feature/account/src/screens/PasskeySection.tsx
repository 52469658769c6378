import { Button, Disclosure, TextField } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { ShownPasskey } from '../logic/load-account.ts';
import type { Ceremonies } from '../passkeys/use-ceremonies.ts';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

/** The passkeys of the account. Those that it has are renamed and removed by plain forms; one is added by scripts alone. */
export function PasskeySection({
  passkeys,
  mayAdd,
  ceremonies,
  onAdded,
}: {
  passkeys: readonly ShownPasskey[];
  mayAdd: boolean;
  ceremonies: Ceremonies;
  onAdded: () => void;
}) {
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-h2">
        Passkeys
      </h2>
      <p className="mt-4">
        Sign in with your fingerprint, face or screen lock next time. You can still use a code.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        {!mayAdd ? (
          <p className="text-note text-ink-2">To add a passkey, sign out and sign in again first.</p>
        ) : ceremonies === 'none' ? (
          <p className="text-note text-ink-2">This browser can’t add a passkey.</p>
        ) : (
          <PasskeyPrompt
            label="Add a passkey"
            ask={ceremonies && ceremonies.addPasskey}
            onDone={onAdded}
            done="Your passkey was added. You can use it the next time you sign in here."
          />
        )}
      </div>
    </section>
  );
}

function PasskeyRow({ passkey: { id, name, elsewhere, added, used } }: { passkey: ShownPasskey }) {
  const field = `name-${id}`;
  return (
    <li className="pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-note text-ink-2">
            Added {added}
            {used !== null && `, last used ${used}`}
          </p>
          {elsewhere !== null && <p className="text-note text-ink-2">For signing in at {elsewhere}</p>}
        </div>
        <form method="post" action={paths.account()}>
          <input type="hidden" name="passkey" value={id} />
          <Button type="submit" name="go" value="remove-passkey" variant="outline" size="small">
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </form>
      </div>
      <Disclosure
        title={
          <>
            Rename<span className="sr-only"> {name}</span>
          </>
        }
      >
        <form method="post" action={paths.account()} className="grid gap-4">
          <input type="hidden" name="passkey" value={id} />
          <TextField
            id={field}
            name="name"
            label="Name"
            defaultValue={name}
            limit={60}
            pattern=".{0,60}"
            title="At most 60 characters"
            autoComplete="off"
            required
          />
          <div>
            <Button type="submit" name="go" value="rename-passkey" variant="outline" size="small">
              Save name
            </Button>
          </div>
        </form>
      </Disclosure>
    </li>
  );
}

import { Button, Checkbox, Link } from '@forecourt/primitives';
import type { GarageShare } from '../logic/share.ts';
import { ShareTools } from './ShareTools.tsx';

/** Shares the list of who is signed in by a link, or ends it. A plain form: no scripts are needed. */
export function ShareGarage({ share: { link, withNotes } }: { share: GarageShare }) {
  return (
    <section aria-labelledby="share" className="mt-10 grid max-w-reading gap-4">
      <h2 id="share" className="text-h2">
        Share this list
      </h2>
      {link === null ? (
        <p>
          A link shows the vehicles in your account to whoever has it. They can’t change anything, and your
          name isn’t shown.
        </p>
      ) : (
        <>
          <p>
            Whoever has this link sees your vehicles{withNotes ? ' and your notes' : ', without your notes'}:{' '}
            <Link href={link} className="font-semibold break-all text-brand-text underline">
              {link}
            </Link>
          </p>
          <ShareTools url={link} title="Vehicles I saved" />
        </>
      )}
      <form method="post" className="grid gap-4">
        <Checkbox
          key={String(withNotes)}
          id="share-notes"
          name="notes"
          defaultChecked={withNotes}
          label="Show my notes too"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="go" value="share" variant={link === null ? 'filled' : 'outline'}>
            {link === null ? 'Make a link' : 'Update'}
          </Button>
          {link !== null && (
            <Button type="submit" name="go" value="unshare" variant="outline">
              Stop sharing
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

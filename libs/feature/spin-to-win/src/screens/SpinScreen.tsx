import { Breadcrumb } from '@forecourt/chrome';
import { Alert } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import { clsx } from 'clsx';
import type { RefusedSpin, SpinPage } from '../logic/page.ts';
import { DrawnNote } from './DrawnNote.tsx';
import { SpinForm } from './SpinForm.tsx';
import { TermsText } from './TermsText.tsx';
import { Wheel } from './Wheel.tsx';

/** The prize draw: what can be drawn and how likely it is, the form, and what was drawn. */
export function SpinScreen({ page, refused }: { page: SpinPage; refused: RefusedSpin | null }) {
  const { title, intro, prizes, terms, once, is, mine, isNew } = page;
  const site = useSite();
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb
        crumbs={knownSteps<{ name: string; href?: string }>(site, [
          { name: 'Home', href: paths.home() },
          { name: title },
        ])}
      />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-4 max-w-reading text-lead">{intro}</p>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2 lg:gap-x-16">
        <div className="grid gap-6">
          {refused?.failure && <Alert tone="danger">{refused.failure}</Alert>}
          {mine && <DrawnNote draw={mine} once={once} />}
          {!mine && is === 'open' && <SpinForm page={page} refused={refused} />}
          {is !== 'open' && (
            <Alert>{is === 'before' ? 'This draw hasn’t started yet.' : 'This draw is over.'}</Alert>
          )}
        </div>
        <div
          className={clsx(
            'grid justify-items-center gap-6',
            is === 'open' && !mine && !refused && 'max-md:order-first',
          )}
        >
          <Wheel prizes={prizes} drawn={mine?.prize ?? null} turns={isNew && mine !== null} />
          <table className="w-full border-collapse text-left">
            <caption className="pb-2 text-left font-bold">What you can draw</caption>
            <thead>
              <tr className="border-b border-line-strong">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Prize
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Chance
                </th>
              </tr>
            </thead>
            <tbody>
              {prizes.map(({ id, name, odds }) => (
                <tr key={id} className="border-b border-line">
                  <td className="py-2 pr-4">{name}</td>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">{odds}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {(mine || is !== 'open') && (
        <div className="mt-8 max-w-reading">
          <TermsText text={terms.text} />
        </div>
      )}
    </div>
  );
}

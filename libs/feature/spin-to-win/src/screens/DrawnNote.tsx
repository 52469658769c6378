import { Alert } from '@forecourt/primitives';
import type { ShownDraw } from '../logic/page.ts';

/** What a shopper drew, in words. */
export function DrawnNote({ draw, once }: { draw: ShownDraw; once: string }) {
  const { name, wins, text, reference, drawnAt } = draw;
  return (
    <>
      <Alert tone={wins ? 'success' : 'info'}>
        {wins ? (
          <>
            You’ve won: <strong>{name}</strong>
          </>
        ) : (
          <>
            You drew: <strong>{name}</strong>
          </>
        )}
      </Alert>
      {text !== null && <p>{text}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-2">Reference</dt>
        <dd className="font-semibold">{reference}</dd>
        <dt className="text-ink-2">Drawn</dt>
        <dd>{drawnAt}</dd>
      </dl>
      <p className="text-ink-2">
        {once === 'altogether' ? 'You can draw once.' : `You can draw once ${once}.`}
        {wins && ' Keep the reference: you need it to claim your prize.'}
      </p>
    </>
  );
}

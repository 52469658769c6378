import { Card } from './LeadPage.tsx';
import type { MomentView } from './views.ts';

/** A line of an audit trail. Every text is ready to be shown. */
export interface TrailLineView {
  id: string;
  at: MomentView;
  title: string;
  /** Of a note; else empty. */
  text: string;
}

/** Who did what, oldest first. */
export function Trail({ lines }: { lines: readonly TrailLineView[] }) {
  return (
    <Card title="Who did what">
      <ol className="grid gap-3">
        {lines.map(({ id, at, title, text }) => (
          <li key={id}>
            <p className="text-note text-ink-2">
              <time dateTime={at.iso}>{at.text}</time>
            </p>
            <p className="font-semibold break-words">{title}</p>
            {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

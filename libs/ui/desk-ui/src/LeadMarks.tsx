import { Clock, TriangleAlert } from 'lucide-react';
import { Tag } from '@forecourt/primitives';
import type { DueView, StatusView } from './views.ts';

/** What stands with a lead and when its first answer is due, in words with an icon: colour is never the only sign. */
export function LeadMarks({ status, due }: { status: StatusView; due: DueView | null }) {
  const Icon = due?.overdue === true ? TriangleAlert : Clock;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Tag tone={status.tone}>{status.text}</Tag>
      {due && (
        <Tag
          tone={due.overdue ? 'warning' : 'outline'}
          icon={<Icon aria-hidden size={14} strokeWidth={1.75} />}
        >
          {due.text}
        </Tag>
      )}
    </span>
  );
}

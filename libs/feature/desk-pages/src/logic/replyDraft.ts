import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';

type Draft = DeskAnswer<typeof deskRoutes.leadDrafts>['drafts'][number];

/** What stands in a reply. */
interface Reply {
  subject: string;
  text: string;
}

/**
 * A reply with a template in it: in the place of another one, and below what was typed. A subject that was typed stays.
 *
 * @param all the templates.
 * @param first the subject of a reply at first.
 */
export function withDraft(
  { subject, text }: Reply,
  draft: Draft,
  { all, first }: { all: readonly Draft[]; first: string },
): Reply & { draft: string } {
  const isTyped = text.trim() !== '' && !all.some((each) => each.text === text);
  const isOwn = ![first, ...all.map((each) => each.subject), ''].includes(subject.trim());
  return {
    draft: draft.template_id,
    subject: isOwn ? subject : draft.subject,
    text: isTyped ? `${text.trimEnd()}\n\n${draft.text}` : draft.text,
  };
}

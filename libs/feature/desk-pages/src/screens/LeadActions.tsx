import { AssignForm, CallForm, Card, NoteForm, ReplyForm, StatusForm } from '@forecourt/desk-ui';
import { Tabs } from '@forecourt/primitives';
import {
  useAssignMutation,
  useDraftsQuery,
  useLogCallMutation,
  useNoteMutation,
  useReplyMutation,
  useSetStatusMutation,
} from '../api/deskApi.ts';
import { useLeadForm, useMe } from '../hooks/useLeadForm.ts';
import type { AboutLead } from '../hooks/useLeadForm.ts';
import { Merge, Snooze } from './LeadTidying.tsx';
import { expectedVersion, seenText } from '../logic/leadNews.ts';
import { assigneeChoices, replySubject } from '../logic/leadViews.ts';
import { withDraft } from '../logic/replyDraft.ts';
import { outcomeChoices, readOutcome, readStatus, statusChoices } from '../logic/statusWords.ts';

/** What staff do with a lead. */
export function LeadActions(about: AboutLead) {
  const { lead } = about;
  return (
    <Card title="Answer">
      <Tabs
        label="Answer"
        tabs={[
          ...(lead.email === null ? [] : [{ id: 'reply', title: 'Reply', content: <Reply {...about} /> }]),
          { id: 'call', title: 'Call', content: <LogCall {...about} /> },
          { id: 'note', title: 'Note', content: <Note {...about} /> },
          { id: 'snooze', title: 'Snooze', content: <Snooze {...about} /> },
          { id: 'status', title: 'Status', content: <Status {...about} /> },
          { id: 'assign', title: 'Assign', content: <Assign {...about} /> },
          ...(lead.related.length === 0
            ? []
            : [{ id: 'merge', title: 'Merge', content: <Merge {...about} /> }]),
        ]}
      />
    </Card>
  );
}

const paramsOf = ({ site, lead }: AboutLead) => ({ site, id: lead.id });

function Reply(about: AboutLead) {
  const { lead, timeZone } = about;
  const params = paramsOf(about);
  const me = useMe();
  const { fields, failure, change, send, refuse } = useLeadForm(
    about,
    'reply',
    { draft: '', subject: replySubject(lead), text: '', seen: '' },
    { seen: ({ seen }) => seen, see: (seen) => ({ seen }) },
  );
  const { data } = useDraftsQuery({ params }, { refetchOnMountOrArgChange: true });
  const [reply, { isLoading }] = useReplyMutation();
  const drafts = data?.drafts ?? [];
  const { draft: chosenDraft, subject, text, seen } = fields;
  // The lead as it is when the reply is begun.
  const write = (part: Partial<typeof fields>) =>
    change({ ...part, ...((text === '' || seen === '') && { seen: seenText(lead) }) });
  return (
    <ReplyForm
      fields={fields}
      busy={isLoading}
      failure={failure}
      templates={drafts.map(({ template_id, name }) => ({ value: template_id, text: name }))}
      onTemplate={(id) => {
        const draft = drafts.find(({ template_id }) => template_id === id);
        write(draft ? withDraft(fields, draft, { all: drafts, first: replySubject(lead) }) : { draft: '' });
      }}
      onChange={write}
      onSubmit={() => {
        if (subject.trim() === '' || text.trim() === '')
          return refuse('Write a subject and the reply first.');
        const template_id = chosenDraft === '' ? null : chosenDraft;
        const expected_version = expectedVersion(seen, lead, { me, timeZone });
        const body = { subject, text, template_id, expected_version };
        void send((key) => reply({ params, body: { ...body, key } }), 'Reply sent.');
      }}
    />
  );
}

function Note(about: AboutLead) {
  const params = paramsOf(about);
  const { fields, failure, change, send, refuse } = useLeadForm(about, 'note', { text: '' });
  const [note, { isLoading }] = useNoteMutation();
  return (
    <NoteForm
      fields={fields}
      busy={isLoading}
      failure={failure}
      onChange={change}
      onSubmit={() => {
        if (fields.text.trim() === '') return refuse('Write the note first.');
        void send((key) => note({ params, body: { text: fields.text, key } }), 'Note saved.');
      }}
    />
  );
}

function LogCall(about: AboutLead) {
  const params = paramsOf(about);
  const { fields, failure, change, send } = useLeadForm(about, 'call', { outcome: 'reached', text: '' });
  const [logCall, { isLoading }] = useLogCallMutation();
  return (
    <CallForm
      fields={fields}
      busy={isLoading}
      failure={failure}
      outcomes={outcomeChoices}
      onChange={change}
      onSubmit={() => {
        const body = { outcome: readOutcome(fields.outcome), text: fields.text };
        void send((key) => logCall({ params, body: { ...body, key } }), 'Call logged.');
      }}
    />
  );
}

function Status(about: AboutLead) {
  const { lead } = about;
  const params = paramsOf(about);
  const { fields, failure, change, send, refuse } = useLeadForm(about, 'status', chosen);
  const [setStatus, { isLoading }] = useSetStatusMutation();
  const status = currentChoice(fields, lead.version) ?? lead.status;
  const { reason } = fields;
  return (
    <StatusForm
      fields={{ status, reason }}
      busy={isLoading}
      failure={failure}
      statuses={statusChoices}
      onChange={(part) =>
        change({
          ...(part.status !== undefined && { choice: part.status, version: String(lead.version) }),
          ...(part.reason !== undefined && { reason: part.reason }),
        })
      }
      onSubmit={() => {
        if (status === 'lost' && reason.trim() === '') return refuse('Please say why this lead was lost.');
        const body = {
          status: readStatus(status) ?? lead.status,
          expected_version: lead.version,
          ...(reason.trim() !== '' && { reason }),
        };
        void send((key) => setStatus({ params, body: { ...body, key } }), 'Status saved.');
      }}
    />
  );
}

function Assign(about: AboutLead) {
  const { lead } = about;
  const params = paramsOf(about);
  const { fields, failure, change, send } = useLeadForm(about, 'assign', chosen);
  const [assign, { isLoading }] = useAssignMutation();
  const person = currentChoice(fields, lead.version) ?? lead.assignee?.id ?? '';
  return (
    <AssignForm
      fields={{ person }}
      busy={isLoading}
      failure={failure}
      people={assigneeChoices(lead)}
      onChange={(part) => change({ choice: part.person ?? '', version: String(lead.version) })}
      onSubmit={() => {
        const body = { staff_id: person === '' ? null : person, expected_version: lead.version };
        void send((key) => assign({ params, body: { ...body, key } }), 'Lead assigned.');
      }}
    />
  );
}

/** A choice counts for the version of the lead that it was made on: after a change the form shows what stands now. */
const chosen = { choice: '', version: '', reason: '' };

function currentChoice({ choice, version }: typeof chosen, now: number): string | null {
  return version === String(now) ? choice : null;
}

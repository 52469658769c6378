import { MergeForm, SnoozeForm } from '@forecourt/desk-ui';
import { useLocation, useNavigate } from 'react-router';
import { useMergeMutation, useSnoozeMutation } from '../api/deskApi.ts';
import { useLeadForm } from '../hooks/useLeadForm.ts';
import type { AboutLead } from '../hooks/useLeadForm.ts';
import { useNow } from '../hooks/useNow.ts';
import { momentText } from '../logic/deskTimes.ts';
import { leadHref, leadInALine } from '../logic/leadViews.ts';
import { snoozeChoices, snoozeText, snoozeUntil } from '../logic/snooze.ts';

/** Takes a lead out of the list until a time. */
export function Snooze(about: AboutLead) {
  const { site, timeZone, lead } = about;
  const { fields, failure, change, send, refuse } = useLeadForm(about, 'snooze', { when: '', date: '' });
  const [snooze, { isLoading }] = useSnoozeMutation();
  const now = useNow();
  return (
    <SnoozeForm
      fields={fields}
      busy={isLoading}
      failure={failure}
      choices={snoozeChoices(now, timeZone, lead.snoozed_until)}
      snoozed={lead.snoozed_until && snoozeText(lead.snoozed_until, now, timeZone)}
      onChange={change}
      onSubmit={() => {
        const until = snoozeUntil(fields, new Date(), timeZone);
        if (until === undefined) return refuse('Choose when it comes back first.');
        const params = { site, id: lead.id };
        const body = { until, expected_version: lead.version };
        const done = until === null ? 'Lead woken.' : `Snoozed until ${momentText(until, timeZone)}.`;
        void send((key) => snooze({ params, body: { ...body, key } }), done);
      }}
    />
  );
}

/** Joins this lead to another one of the same shopper, whose page is then shown. */
export function Merge(about: AboutLead) {
  const { site, timeZone, lead } = about;
  const { fields, failure, change, send, refuse } = useLeadForm(about, 'merge', { into: '' });
  const [merge, { isLoading }] = useMergeMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { into } = fields;
  return (
    <MergeForm
      fields={fields}
      busy={isLoading}
      failure={failure}
      leads={lead.related.map((each) => ({ value: each.id, text: leadInALine(each, timeZone) }))}
      onChange={change}
      onSubmit={() => {
        if (into === '') return refuse('Choose the lead that stays first.');
        const params = { site, id: lead.id };
        void send(async (key) => {
          const result = await merge({ params, body: { into, key } });
          if (!result.error) await navigate(leadHref(site, into), { replace: true, state });
          return result;
        }, 'Leads merged.');
      }}
    />
  );
}

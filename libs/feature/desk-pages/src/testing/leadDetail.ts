import type { LeadDetail } from '@forecourt/desk-client';

/** The ids of the samples. */
export const ids = {
  lead: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a003',
  other: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a004',
  kim: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a002',
  priya: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a005',
};

/** A lead that nobody has answered. */
export function leadDetail(changes: Partial<LeadDetail> = {}): LeadDetail {
  const at = '2026-11-24T00:30:00Z';
  return {
    ...{ id: ids.lead, created_at: at, updated_at: at, version: 3, status: 'new' },
    ...{ category: 'Vehicle Enquiry', department: 'sales', name: 'Priya Nair', email: 'priya@mail.example' },
    ...{ phone: '+61491570156', excerpt: 'Is it there?', messages: 1, vehicle: null, location: null },
    ...{ assignee: null, snoozed_until: null, appointment_at: null, due_at: null, overdue: false },
    time_zone: 'Australia/Brisbane',
    ...{ first_response_minutes: null, delivery: null, message: 'Is it there?', preferred_contact: null },
    ...{
      url: 'https://a.example/cars/rav4',
      visited_pages: [],
      campaign: {},
      said: [],
      files: [],
      car: null,
    },
    ...{ appointments: [], deliveries: [], history: [], records: [], merged_into: null, merged: [] },
    ...{ related: [], unsubscribed: null, assignable: [] },
    ...changes,
  };
}

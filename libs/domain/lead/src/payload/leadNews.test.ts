import { describe, expect, it } from 'vitest';
import { enquirySchema } from '../forms/enquirySchema.ts';
import { leadNews } from './leadNews.ts';
import { leadPayload } from './leadPayload.ts';
import type { LeadPayload } from './leadPayloadSchema.ts';

const enquiry = enquirySchema.parse({
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
  message: 'Is it still there?',
});
const context = { url: '/cars/a', userAgent: 'Browser/1', car: null, visitedPages: ['/cars/a'] };
const lead = leadPayload(enquiry, context);
const news = (changes: Partial<LeadPayload>, earlier: readonly LeadPayload[] = [lead]) =>
  leadNews(earlier, { ...lead, ...changes }).map(({ label, text }) => [label, text]);

describe('leadNews', () => {
  it.each<[string, Partial<LeadPayload>]>([
    ['the same words', {}],
    ['other case and spaces', { message: ' is IT  still there? ', name: 'KIM', email: 'Kim@Mail.example' }],
    ['another spelling of the phone number', { phone: '+61 491 570 006' }],
    ['fields that are empty this time', { message: null, postcode: null }],
    [
      'another page, browser and visited pages',
      { url: '/cars/b', user_agent: 'Browser/2', page_id: 'contact' },
    ],
  ])('has none in %s', (_name, changes) => {
    expect(news(changes)).toEqual([]);
  });

  it.each<[Partial<LeadPayload>, string, string]>([
    [{ message: 'And a towbar?' }, 'Message', 'And a towbar?'],
    [{ phone: '0491 570 157' }, 'Phone', '0491 570 157'],
    [{ name: 'Kimberley' }, 'Name', 'Kimberley Lee'],
    [{ postcode: '4000' }, 'Postcode', '4000'],
    [{ subcategory: 'Price' }, 'About', 'Price'],
    [{ opt_in: true }, 'Offers by e-mail', 'Yes, asked for them'],
    [{ location: 'Parts' }, 'Location', 'Parts'],
    [{ location_id: 7 }, 'Location', '7'],
    [{ Rego: 'ABC123' }, 'Registration', 'ABC123'],
    [{ additional_services: ['Wash'] }, 'Also wants', 'Wash'],
    [{ kms: 0 }, 'Trade-in kilometres', '0'],
    [{ dateTime: '2026-11-23T09:00:00+10:00' }, 'Test Drive Booking Date', '2026-11-23T09:00:00+10:00'],
    [{ answers: { Phone: 'in the evening' } }, 'Phone', 'in the evening'],
    [{ PreferredContactMethod: 'SMS' }, 'Prefers to be reached by', 'SMS'],
  ])('finds %j', (changes, label, text) => {
    expect(news(changes)).toEqual([[label, text]]);
  });

  it('lists a booked time once, with the text of its answer', () => {
    const time = {
      dateTime: '2026-11-23T09:00:00+10:00',
      answers: { 'Test Drive Booking Date': 'Monday 9:00 am' },
    };
    expect(news(time)).toEqual([['Test Drive Booking Date', 'Monday 9:00 am']]);
  });

  it('compares with all earlier texts, and with the latest of each choice', () => {
    const second = { ...lead, message: 'And a towbar?', opt_in: true };
    expect(news({ opt_in: true }, [lead, second])).toEqual([]);
    expect(news({ opt_in: false }, [lead, second])).toEqual([['Offers by e-mail', 'No']]);
  });

  it('is the whole lead without earlier ones', () => {
    expect(news({}, []).map(([label]) => label)).toEqual([
      'Name',
      'E-mail',
      'Phone',
      'Postcode',
      'Message',
      'Offers by e-mail',
    ]);
  });
});

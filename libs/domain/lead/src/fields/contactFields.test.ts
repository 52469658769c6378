import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { leadMessages } from '../messages.ts';
import { contactFields } from './contactFields.ts';

const contact = z.object(contactFields);
const person = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@mail.example',
  phone: '0491 570 006',
  postcode: '0800',
};
const errors = (changes: Partial<typeof person>) => {
  const { error } = contact.safeParse({ ...person, ...changes });
  return error ? z.flattenError(error).fieldErrors : {};
};

describe('contact fields', () => {
  it.each(['041234567', '0000000000', '12345678', '+61 000', '+1 555', 'call me'])(
    '[EN-01] reject %j, a number that cannot be dialled',
    (phone) => expect(errors({ phone })).toEqual({ phone: [leadMessages.phone] }),
  );

  it.each([
    '0491 570 006',
    '(07) 5550 4100',
    '13 12 34',
    '1300 975 707',
    '+44 20 7946 0000',
    '0011 64 21 123 4567',
  ])('[EN-01] keep %j as typed', (phone) => expect(contact.parse({ ...person, phone }).phone).toBe(phone));

  it.each(['name', 'last_name', 'phone'] as const)('keep the %s on one line', (field) => {
    const typed = field === 'phone' ? '0491\r\n570\t006' : 'Eve\r\nBcc: x';
    const kept = field === 'phone' ? '0491 570 006' : 'Eve Bcc: x';
    expect(contact.parse({ ...person, [field]: typed })[field]).toBe(kept);
  });

  it.each(['kim@mail.example\r\nBcc: x', 'kim\n@mail.example', 'kim\u2028@mail.example'])(
    'reject the address %j',
    (email) => expect(errors({ email })).toEqual({ email: [leadMessages.email] }),
  );
});

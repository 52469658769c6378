import { expect, it } from 'vitest';
import { mailboxOf } from './mailboxOf.ts';

it.each([
  ['kim@shopper.example', 'kim@shopper.example'],
  [' Kim+cars@Shopper.example ', 'kim@shopper.example'],
  ['kim+cars+2@shopper.example', 'kim@shopper.example'],
  ['+@shopper.example', '@shopper.example'],
  ['+61491570006', '+61491570006'],
])('%j goes to the mailbox %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

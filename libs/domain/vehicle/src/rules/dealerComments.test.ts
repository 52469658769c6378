import { describe, expect, it } from 'vitest';
import { dealerComments, PENDING_COMMENTS } from './dealerComments.ts';

const family = '👨‍👩‍👧‍👦';

describe('dealerComments', () => {
  it('[VD-19] shows 400 characters in full and cuts the 401st', () => {
    expect(dealerComments('a'.repeat(400))).toEqual({ full: 'a'.repeat(400), short: null });
    expect(dealerComments('a'.repeat(401)).short).toBe(`${'a'.repeat(400)}…`);
    expect(dealerComments(family.repeat(400)).short).toBe(null);
    expect(dealerComments(family.repeat(401)).short).toBe(`${family.repeat(400)}…`);
  });

  it.each([null, '', '  ', 'null'])('[VD-19, AN-02] says that comments are pending for %j', (comments) => {
    expect(dealerComments(comments)).toEqual({ full: PENDING_COMMENTS, short: null });
  });
});

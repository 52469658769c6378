import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadReply } from './leadReply.ts';

const lead_id = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const unexpected = { error: 'An unexpected error occured' };

describe('leadReply', () => {
  it.each([
    [{ lead_id }, { lead_id }],
    [{ lead_id, error: 'no' }, { lead_id }],
    [{ lead_id: 'abc' }, unexpected],
    [{ error: ' Try again. ' }, { error: 'Try again.' }],
    [{ lead_id: '', error: 'Try again.' }, { error: 'Try again.' }],
    [{ error: ' ' }, unexpected],
    [{ lead_id: 7 }, unexpected],
    [{}, unexpected],
    [null, unexpected],
    [undefined, unexpected],
    ['<html>', unexpected],
  ])('reads the response %j as %j', (answer, expected) => {
    expect(leadReply(answer)).toEqual(expected);
  });

  it('law: always has an id or a message', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(Object.values(leadReply(answer)).join('')).not.toBe('');
      }),
    );
  });
});

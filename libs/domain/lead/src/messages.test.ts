import { describe, expect, it } from 'vitest';
import { leadMessages } from './messages.ts';

describe('leadMessages', () => {
  it('[AN-02] has the messages of the specification, word for word', () => {
    expect(leadMessages).toMatchObject({
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
      formErrors: 'Please fix the following errors:',
      submitFailed: 'An error occurred when submitting this form',
      unexpected: 'An unexpected error occured',
    });
  });
});

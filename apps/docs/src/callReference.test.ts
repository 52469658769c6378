import { apiDescription } from '@forecourt/api';
import { expect, test } from 'vitest';
import { callReference } from './callReference.ts';

test('every call and webhook of the API has a section with its fields', () => {
  const document = apiDescription();
  const page = callReference(document);
  for (const [path, methods] of Object.entries(Object(document['paths'])))
    for (const method of Object.keys(Object(methods)))
      expect(page).toContain(`\n\`${method.toUpperCase()} ${path}\`\n`);
  expect(page).toContain('| `Idempotency-Key` | string, up to 200 characters, in the header | yes |');
  expect(page).toContain(
    '| `lead_id` | string, uuid | yes | The lead, stored before this answer was sent. |',
  );
  expect(page).toContain('A request to a server of the dealer.');
});

test('what is no OpenAPI document is refused', () => {
  expect(() => callReference({ openapi: '3.1.1' })).toThrow(/paths/);
});

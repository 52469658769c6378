import { leadWebhook } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { openApiDocument } from './openApiDocument.ts';

/** The OpenAPI 3.1 document of every call that a platform with all features of this workspace serves. A running site describes its own at `/api/openapi.json`. */
export function apiDescription(): Record<string, unknown> {
  return openApiDocument(Object.values(operations), [leadWebhook]);
}

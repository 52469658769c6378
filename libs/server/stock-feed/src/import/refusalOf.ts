import { FeedFormatError } from '../read/rawRow.ts';
import { DropRefused, ImportOvertaken } from './importErrors.ts';
import { NoRowAccepted } from './NoRowAccepted.ts';

/** Why an import was not applied, as a sentence for its record; null if it leaves none, because another import replaces it. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof ImportOvertaken) return null;
  if (error instanceof DropRefused || error instanceof FeedFormatError || error instanceof NoRowAccepted)
    return error.message;
  return 'The import ended with an error of the platform, which is in its log. Nothing was changed.';
}

import { apiSite } from '@forecourt/api';
import type { ApiSite } from '@forecourt/api';
import { SettingError } from './setting-error.ts';

/**
 * A site with the providers of its features. What a feature refuses of a declaration or of the environment is a plain Error with a fix, and is
 * told in words; every other error is a defect and keeps its stack.
 *
 * @throws SettingError with the message of the feature.
 */
export function openSite(...given: Parameters<typeof apiSite>): ApiSite {
  try {
    return apiSite(...given);
  } catch (error) {
    if (error instanceof Error && error.constructor === Error)
      throw new SettingError(error.message, { cause: error });
    throw error;
  }
}

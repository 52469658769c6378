import { googleTags } from './googleTags.ts';
import { metaTag } from './metaTag.ts';
import type { FirmTag } from './FirmTag.ts';
import type { TagSettings } from './TagSettings.ts';

/** The tags of a site's firms. Creating them requests nothing. */
export function firmTags(settings: TagSettings): FirmTag[] {
  const { googleAnalytics, tagManager, metaPixel } = settings;
  return [
    ...(googleAnalytics !== undefined || tagManager !== undefined ? [googleTags(settings)] : []),
    ...(metaPixel === undefined ? [] : [metaTag(metaPixel)]),
  ];
}

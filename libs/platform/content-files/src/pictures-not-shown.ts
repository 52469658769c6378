import type { ConfigProblem } from '@forecourt/site-config';
import type { ContentPlace } from './content-folders.ts';
import { problemAt } from './problem-at.ts';
import type { Mentioned } from './text/collected.ts';

/** Pictures of other hosts that the resizer may not fetch. They are warnings: the setting of the host may change without the content. */
export function picturesNotShown(
  files: readonly { label: string; pictures: readonly Mentioned[] }[],
  { imageHosts }: Pick<ContentPlace, 'imageHosts'>,
): ConfigProblem[] {
  if (!imageHosts) return [];
  return files.flatMap(({ label, pictures }) =>
    pictures.flatMap(({ href, line }) => {
      const url = URL.parse(href);
      if (!url || imageHosts.includes(url.host)) return [];
      return problemAt(label, {
        line,
        what: `the picture ${href} is on a host that the resizer may not fetch from`,
        why: 'Shoppers see a broken picture.',
        fix: `Start the host with IMAGE_HOSTS=${[...imageHosts, url.host].join(',')}, or put the picture beside the file.`,
      });
    }),
  );
}

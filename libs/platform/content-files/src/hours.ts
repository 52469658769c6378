import { hoursFields } from '@forecourt/site-content';
import type { SpecialHour } from '@forecourt/site-content';
import type { ContentFile, ContentPlace } from './content-folders.ts';
import { checkYamlList } from './front-matter.ts';
import type { ContentProblem } from './problem-at.ts';

/** The file of special hours. */
export const HOURS_FILE = 'content/hours.yaml';

/** Reads `content/hours.yaml`, one entry for each location and day. A file that several apps share may name locations of other sites. */
export function readHours(
  file: ContentFile,
  { definition }: Pick<ContentPlace, 'definition'>,
): { hours: SpecialHour[]; problems: ContentProblem[] } {
  const isShared = !file.given && !file.label.startsWith('content/');
  const checked = checkYamlList(file, 'hours', hoursFields);
  if ('problems' in checked) return { hours: [], problems: checked.problems };
  const { value: entries, lineOf } = checked;
  const { locations } = definition.dealer;
  const hours: SpecialHour[] = [];
  const problems: ContentProblem[] = [];
  const known = new Set<string>();
  entries.forEach(({ date, name, hours: span, locations: wanted }, at) => {
    const ids = new Set(wanted ?? locations.map(({ id }) => id));
    for (const location_id of ids) {
      if (!locations.some(({ id }) => id === location_id)) {
        if (!isShared)
          problems.push({
            line: lineOf(`[${at}].locations`),
            what: `the site has no location ${location_id}`,
            why: 'Nobody would learn of these hours.',
            fix: `The locations are: ${locations.map((each) => `${each.id} (${each.name})`).join(', ')}.`,
          });
        continue;
      }
      if (known.has(`${location_id} ${date}`))
        problems.push({
          line: lineOf(`[${at}].date`),
          what: `location ${location_id} has hours for ${date} twice`,
          why: 'Shoppers would be told only one of the two.',
          fix: 'Remove one of them, or name the locations of each.',
        });
      known.add(`${location_id} ${date}`);
      const [start_hour = null, end_hour = null] = span?.split('-') ?? [];
      hours.push({
        name,
        date,
        status: span === null ? 'Closed' : 'Open',
        location_id,
        start_hour,
        end_hour,
      });
    }
  });
  return problems.length > 0 ? { hours: [], problems } : { hours, problems };
}

import { z } from 'zod';
import { isRecord, numberField, textField } from '../read/fields.ts';

const positionSchema = z.object({ frame: numberField(), x: numberField(), y: numberField() });

/**
 * A point worth looking at in the spin view. On the outside `positions` give `x` and `y` in percent (0 to 100) of each
 * frame; inside, `yaw` and `pitch` are degrees (ruling 78).
 */
export const hotspotSchema = z.object({
  description: textField(),
  positions: z.preprocess(records, z.array(positionSchema)),
  yaw: numberField(),
  pitch: numberField(),
});

/** A point worth looking at in the spin view; see `hotspotSchema`. */
export type Hotspot = z.output<typeof hotspotSchema>;

/** The points of a spin view, outside and inside. */
export const hotspotsSchema = z.object({
  exterior: z.preprocess(records, z.array(hotspotSchema)),
  interior: z.preprocess(records, z.array(hotspotSchema)),
});

function records(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

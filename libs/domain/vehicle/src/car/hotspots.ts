import { z } from 'zod';
import { isRecord, numberField, textField } from './fields.ts';

const positionSchema = z.object({ frame: numberField(), x: numberField(), y: numberField() });

/**
 * A hotspot in the 360° spin view. For the exterior, `positions` are `x` and `y` in percent (0 to 100) of each frame; for the
 * interior, `yaw` and `pitch` are degrees (ruling 78).
 */
export const hotspotSchema = z.object({
  description: textField(),
  positions: z.preprocess(records, z.array(positionSchema)),
  yaw: numberField(),
  pitch: numberField(),
});

/** A hotspot in the spin view; see `hotspotSchema`. */
export type Hotspot = z.output<typeof hotspotSchema>;

/** The hotspots of a spin view, exterior and interior. */
export const hotspotsSchema = z.object({
  exterior: z.preprocess(records, z.array(hotspotSchema)),
  interior: z.preprocess(records, z.array(hotspotSchema)),
});

function records(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

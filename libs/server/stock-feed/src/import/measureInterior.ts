import type { DecidedRow } from '../check/findDuplicates.ts';

/** The size of a picture in pixels; null if it cannot be read. Must not reject. */
export type PictureSize = (path: string) => Promise<{ width: number; height: number } | null>;

type StagedCar = NonNullable<DecidedRow['car']>;

/** The car with the size of the picture of its interior, which decides how its page shows it. */
export async function measureInterior<Told extends Partial<StagedCar>>(
  car: Told,
  pictureSize: PictureSize,
): Promise<Told> {
  const { spin_interior_image: picture } = car;
  return { ...car, spin_interior_size: picture ? await pictureSize(picture) : null };
}

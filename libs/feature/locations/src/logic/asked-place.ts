import { loadPlaceFinder } from '@forecourt/postcodes';
import type { Yard } from '@forecourt/postcodes';
import type { AskedPlace } from '../screens/ListScreen.tsx';

/** The place that the parameter `near` names; null without one. */
export async function askedPlace(near: string | null, yards: readonly Yard[]): Promise<AskedPlace | null> {
  const text = near?.trim().slice(0, 80) ?? '';
  if (text === '') return null;
  const find = await loadPlaceFinder(yards);
  return find(text) ?? { unknown: text };
}

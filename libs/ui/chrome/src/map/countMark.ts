import type { ChoicePlace, PlaceCounts } from './mapSource.ts';

const LOOK = [
  'h-11 min-w-11 cursor-pointer rounded-full border-2 px-2 font-text text-small font-semibold shadow-raised',
  'border-surface bg-brand text-on-brand hover:z-10 focus:z-10 aria-pressed:z-10',
  'aria-[pressed=true]:border-brand aria-[pressed=true]:bg-ink aria-[pressed=true]:text-surface',
  'aria-disabled:cursor-default aria-disabled:bg-surface aria-disabled:text-ink-3',
  'data-several:border-brand data-several:bg-surface data-several:text-ink data-chosen:border-ink',
].join(' ');

/** The name of a place appears below its mark, as generated content: always would be too much for a phone. */
const NAME_LOOK = [
  'after:pointer-events-none after:invisible after:absolute after:top-full after:left-1/2 after:mt-1 after:-translate-x-1/2',
  'after:rounded-tag after:bg-surface after:px-2 after:py-1 after:whitespace-nowrap after:text-ink after:shadow-raised',
  'after:content-[attr(data-name)] hover:after:visible focus-visible:after:visible aria-[pressed=true]:after:visible',
].join(' ');

/** A round button on a map, with a count. */
export function countMark(press: () => void): HTMLElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = `${LOOK} ${NAME_LOOK}`;
  mark.addEventListener('click', press);
  return mark;
}

/** What is at a place. */
export function countOf(id: string, { counts }: PlaceCounts): number {
  return counts.get(id) ?? 0;
}

/** A place without anything can only be left out again. */
export function canChoose(id: string, now: PlaceCounts): boolean {
  return countOf(id, now) > 0 || now.chosen.includes(id);
}

/** Labels the mark of a place, or of several places that are close together. */
export function labelMark(
  mark: HTMLElement,
  places: readonly ChoicePlace[],
  now: PlaceCounts,
  words: (count: number) => string,
): void {
  const [place, second] = places;
  if (!place) return;
  const count = places.reduce((sum, { id }) => sum + countOf(id, now), 0);
  const chosen = places.filter(({ id }) => now.chosen.includes(id)).length;
  if (second) {
    const choice = chosen > 0 ? `, ${chosen} chosen` : '';
    mark.setAttribute('aria-label', `${places.length} places, ${words(count)}${choice}. Zoom in`);
    mark.dataset['name'] = `${places.length} places`;
    mark.toggleAttribute('data-several', true);
    mark.toggleAttribute('data-chosen', chosen > 0);
    mark.textContent = String(count);
    return;
  }
  mark.setAttribute('aria-label', `${place.name}, ${words(count)}`);
  mark.setAttribute('aria-pressed', String(chosen > 0));
  if (canChoose(place.id, now)) mark.removeAttribute('aria-disabled');
  else mark.setAttribute('aria-disabled', 'true');
  mark.dataset['name'] = place.name;
  mark.textContent = String(count);
}

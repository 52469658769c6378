/** The longest name, UTF-16 code units: a signed file has to fit into a field. */
const LONGEST = 80;

/** Characters that change the direction of text, with which a name could hide its ending. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * The name of a sent file for people: without folders and control characters, at most 80 UTF-16 code units, with the ending of what it is.
 *
 * @example fileName('C:\\photos\\front.PNG', 'jpg') // 'front.jpg'
 */
export function fileName(sent: string, extension: string): string {
  const base = sent.split(/[/\\]/).at(-1) ?? '';
  const text = base
    .normalize('NFC')
    .replace(DIRECTION, '')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/["<>|*?:]/g, '_');
  const stem = text
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .replace(/\s+/g, ' ');
  const short = shorten(stem, LONGEST - extension.length - 1);
  return `${short === '' || /^[._\s]*$/.test(short) ? 'file' : short}.${extension}`;
}

/** The name of a file in a message about it: as it was sent, shortened. */
export function shownName(sent: string): string {
  const base = sent.split(/[/\\]/).at(-1) ?? '';
  const text = base
    .replace(DIRECTION, '')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return text === '' ? 'file' : shorten(text, LONGEST);
}

/** Cuts a text without cutting a character in two. */
function shorten(text: string, most: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trim();
}

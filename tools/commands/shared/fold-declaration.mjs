/** Longer declarations are folded, such as the inferred type of a schema. */
const MAX_LINES = 30;

/** What fits in this many characters is one line. */
const MAX_WIDTH = 120;

/** By how many levels of brackets a line goes in or, below 0, out. Brackets in strings do not count. */
function levels(line) {
  const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
  const count = (brackets) => code.match(brackets)?.length ?? 0;
  return count(/[{([]/g) - count(/[})\]]/g);
}

/** Joins what stands within so many brackets with the line before. */
function foldAt(lines, depth) {
  const folded = [];
  let level = 0;
  for (const line of lines) {
    if (level >= depth) folded[folded.length - 1] += ` ${line.trim()}`;
    else folded.push(line);
    level += levels(line);
  }
  return folded;
}

/**
 * A declaration on one line where it fits, else on at most 30 lines, or on one line for each of its members: the innermost brackets are
 * written on one line first.
 *
 * @param lines the declaration as the compiler printed it
 */
export function foldDeclaration(lines) {
  const line = lines.map((each) => each.trim()).join(' ');
  if (line.length <= MAX_WIDTH) return [line];
  let folded = lines;
  for (let depth = 8; folded.length > MAX_LINES && depth > 1; depth -= 1) folded = foldAt(lines, depth);
  return folded;
}

/** An incremental parser of one record. */
export interface RecordReader {
  /** Adds one line, with its line break. */
  line: (text: string) => void;
  /** True while a quoted cell has not been closed. */
  open: () => boolean;
  /** True after a quotation mark that is neither doubled nor at the end of its cell. */
  malformed: () => boolean;
  cells: () => string[];
}

/**
 * Reads the cells of one delimited record by RFC 4180, line by line. A quotation mark inside a quoted cell that is not doubled is
 * kept as a character and the record is marked as malformed. Outside quotes a quotation mark is a plain character.
 */
export function readRecord(delimiter: string): RecordReader {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let fresh = true;
  let malformed = false;

  function inQuotes(text: string, at: number): number {
    const mark = text.indexOf('"', at);
    if (mark < 0) {
      cell += text.slice(at);
      return text.length;
    }
    cell += text.slice(at, mark);
    const next = text[mark + 1];
    if (next === '"') cell += '"';
    else if (next === undefined || next === delimiter || next === '\r' || next === '\n') quoted = false;
    else {
      malformed = true;
      cell += '"';
      return mark + 1;
    }
    return mark + (next === '"' ? 2 : 1);
  }

  function outside(text: string, at: number): number {
    const end = text.indexOf(delimiter, at);
    cell += (end < 0 ? text.slice(at) : text.slice(at, end)).replace(/\r?\n$/, '');
    if (end < 0) return text.length;
    cells.push(cell);
    cell = '';
    fresh = true;
    return end + 1;
  }

  return {
    line: (text) => {
      let at = 0;
      while (at < text.length) {
        if (fresh && text[at] === '"') {
          quoted = true;
          at += 1;
        }
        fresh = false;
        at = quoted ? inQuotes(text, at) : outside(text, at);
      }
    },
    open: () => quoted,
    malformed: () => malformed,
    cells: () => [...cells, cell],
  };
}

/**
 * One line for each lib: the share of its lines and branches that its tests ran, percent.
 *
 * @param results `{ lib, ok, total }`; total as in Istanbul's coverage-summary.json, null where the tests wrote none.
 */
export function coverageTable(results) {
  const width = Math.max(...results.map(({ lib }) => lib.length), 3);
  const percent = (part) => (part ? part.pct.toFixed(1) : '–').padStart(8);
  return [
    `  ${'lib'.padEnd(width)}    lines branches`,
    ...results.map(
      ({ lib, ok, total }) =>
        `${ok ? ' ' : '✗'} ${lib.padEnd(width)} ${percent(total?.lines)} ${percent(total?.branches)}`,
    ),
  ].join('\n');
}

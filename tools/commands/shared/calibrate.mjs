/**
 * Prints a figure of a calibrating loop: `node --import ./tools/commands/shared/calibrate.mjs <benchmark>`. The loop is fixed CPU work
 * (strings, objects, a sort), measured in the process of the benchmark before and after it. The other figures as multiples of it
 * depend less on what else the machine does.
 */
import { CALIBRATION } from './figures.mjs';

const ROUNDS = 200;
const times = [];

function work(seed) {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    key: `k${(index * 7919 + seed) % 1000}`,
    index,
  }));
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return rows
    .map(({ key, index }) => `${key}=${index}`)
    .join('&')
    .split('&').length;
}

function measure() {
  let total = 0;
  for (let round = -ROUNDS; round < ROUNDS; round++) {
    const start = performance.now();
    total += work(round + ROUNDS);
    if (round >= 0) times.push((performance.now() - start) * 1000);
  }
  if (total !== 2 * ROUNDS * 200) throw new Error('The calibrating loop did not do its work.');
}

measure();
process.once('exit', () => {
  measure();
  const value = times.sort((a, b) => a - b)[ROUNDS];
  console.log(JSON.stringify({ figure: CALIBRATION, value, unit: 'µs' }));
});

import { randomInt } from 'node:crypto';
import { command } from './shared/command.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

const declaration = {
  call: 'npm run fuzz:search --',
  does:
    'Sends random addresses of the search page to the whole host, with its built sites and the engine in this process. Fails when anything ' +
    'is answered with 5xx, takes over a second, or leaves memory behind.',
  options: {
    runs: { type: 'string', value: '<number>', does: 'addresses of each site; 20000' },
    seed: {
      type: 'string',
      value: '<number>',
      does: 'the same addresses again; FAST_CHECK_SEED, else random and printed',
    },
    dealer: { type: 'string', value: '<slug>', multiple: true, does: 'this site instead of harbour-city' },
  },
};

function wholeNumber(option, text, least) {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new Problem(`--${option} is "${text}". Write a whole number of ${least} or more.`);
}

await command(declaration, async ({ values }) => {
  const runs = wholeNumber('runs', values.runs ?? '20000', 1);
  const seed = wholeNumber('seed', values.seed ?? process.env.FAST_CHECK_SEED ?? randomInt(2 ** 31), 0);
  const dealers = siteSlugs(values.dealer ?? ['harbour-city']);
  const { fuzzSearch } = await import('../../apps/host/fuzz/search.ts');
  console.log(`Seed ${seed}: run the same addresses again with --seed ${seed}`);
  if ((await fuzzSearch({ dealers, runs, seed })) > 0) process.exitCode = 1;
});

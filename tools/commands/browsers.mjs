import { command } from './shared/command.mjs';
import { Problem } from './shared/say.mjs';
import { siteSlugs } from './shared/sites.mjs';

const declaration = {
  call: 'npm run test:browsers --',
  does: 'A smoke of the built sites in Firefox and WebKit, after npm run build.',
  options: {
    browser: { type: 'string', value: '<name>', multiple: true, does: 'firefox or webkit; both' },
    dealer: { type: 'string', value: '<slug>', multiple: true, does: 'this dealer only' },
    break: {
      type: 'string',
      value: '<text>',
      does: 'answers scripts whose address contains the text with 500, to see the smoke fail',
    },
  },
};

await command(declaration, async ({ values }) => {
  siteSlugs(values.dealer);
  const { smoke } = await import('../../apps/site-e2e/src/browsers/main.ts');
  let failed;
  try {
    failed = await smoke(values);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
  if (failed > 0) process.exitCode = 1;
});

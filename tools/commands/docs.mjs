import { command } from './shared/command.mjs';

const declaration = {
  call: 'npm run docs --',
  does:
    'Writes the pages of the documentation and serves them on port 4300; run it again after a page has changed. ' +
    'npm run docs:build writes the site to apps/docs/build/site instead.',
  options: {
    build: { type: 'boolean', does: 'writes the site instead of serving it' },
    check: { type: 'boolean', does: 'reads the comments of the libs, and writes and serves nothing' },
  },
};

await command(declaration, async ({ values }) => {
  const { buildDocs, checkComments, serveDocs } = await import('../../apps/docs/src/main.ts');
  if (values.check) {
    await checkComments();
    return;
  }
  console.log('Writing the pages …');
  await (values.build ? buildDocs() : serveDocs());
});

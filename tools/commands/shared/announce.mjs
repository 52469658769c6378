import { relative } from 'node:path';
import { isDemonstration } from './demonstration.mjs';
import { logDir, root } from './paths.mjs';
import { bold, dim, duration } from './say.mjs';

/** URL of the OpenAPI document, on a site's host: the API serves the site of the Host header and rejects unknown hosts. */
export const apiAddress = (slug, port) => `http://${slug}.localhost:${port}/api/openapi.json`;

/** The final output of `npm start`: the URLs. */
export function announce({ port, slugs, startedAt, notes = [] }) {
  const width = Math.max(...slugs.map((slug) => slug.length)) + 2;
  console.log(`\n${bold('Forecourt is running')} ${dim(`after ${duration(Date.now() - startedAt)}`)}\n`);
  for (const slug of slugs) console.log(`  ${slug.padEnd(width)}${bold(`http://${slug}.localhost:${port}`)}`);
  console.log(`
  ${'all sites'.padEnd(width)}http://localhost:${port}
${isDemonstration() ? `  ${'desk'.padEnd(width)}http://desk.localhost:${port}\n  ${'mailbox'.padEnd(width)}http://localhost:${port}/dev/mailbox\n` : ''}  ${'API'.padEnd(width)}${apiAddress(slugs[0], port)}
  ${dim(`log: ${relative(root, logDir)}/host.log · Ctrl-C ends it`)}
`);
  for (const note of notes) console.log(`  ${bold('!')} ${note}\n`);
}

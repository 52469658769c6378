import { setTimeout } from 'node:timers/promises';
import { tail } from '../run.mjs';
import { Problem } from '../say.mjs';
import { edits, followRenames, nameHosts, PICTURES, showsPictures, withOldNames } from './edits.mjs';
import { touched, written } from './touched.mjs';

/** The longest that an edit may take to be seen on a site that is served from its sources. */
const SEEN_MS = 60_000;

/**
 * Waits until a site shows something. A page that is being loaded anew fails meanwhile, or does not answer.
 *
 * @throws with the last failure, and with what the host has printed.
 */
async function until(what, site, holds) {
  const deadline = AbortSignal.timeout(SEEN_MS);
  const late = new Promise((resolve) => deadline.addEventListener('abort', () => resolve(false)));
  let failure = 'It answered, and did not show it.';
  while (!deadline.aborted) {
    const seen = await Promise.race([late, holds(site).catch((error) => ((failure = error.message), false))]);
    if (seen) return;
    await setTimeout(100);
  }
  throw new Problem(
    `${what}: the site did not show it within ${SEEN_MS / 1000} seconds. ${failure} The host printed:\n${tail(site.output())}`,
  );
}

/**
 * Plays the week in a place: from nothing to a site that is built, served and upgraded.
 *
 * @returns a record of each step: its title, what was asked, the files that were touched, and milliseconds.
 */
export async function play(place) {
  const steps = [];
  let site;
  const step = async ({ title, asked, made = false }, does) => {
    const before = made && steps.length === 0 ? new Map() : written(place.app);
    const from = performance.now();
    await does();
    steps.push({
      title,
      asked,
      made,
      ms: performance.now() - from,
      files: touched(before, written(place.app)),
    });
    console.log(`  ${title}`);
  };
  try {
    for (const each of place.start) await step(each, each.run);
    await step({ title: 'A site with hot reload', asked: place.dev.asked }, async () => {
      site = await place.dev.run();
      await until('The home page', site, async () => (await site.ask('/')).status === 200);
    });
    for (const each of edits)
      await step(each, async () => {
        for (const name of each.packages ?? []) await place.install(name);
        each.edit(place.app);
        if (each.feed) await place.importFeed(each.feed);
        await until(each.title, site, each.seen);
      });
    site.kill();
    await step(
      {
        title: 'Launch list',
        asked: 'The hosts; the first start in production names all settings that it needs',
      },
      async () => {
        nameHosts(place.app);
        const { ok, output } = await place.launch();
        if (ok || !/DATABASE_URL/.test(output) || /^ {4}at /m.test(output))
          throw new Problem(`A start in production does not say in words what it needs:\n${tail(output)}`);
      },
    );
    await step({ title: 'Production build', asked: place.buildAsked }, async () => {
      await place.types();
      const { ok, output } = await place.build();
      if (!ok) throw new Problem(`The site does not build:\n${tail(output, 40)}`);
    });
    await step(
      { title: 'Own pictures host', asked: `\`IMAGE_HOSTS=${PICTURES}\` in the environment of the host` },
      async () => {
        site = await place.serve({ IMAGE_HOSTS: PICTURES });
        await until('A picture of the own host', site, showsPictures);
      },
    );
    for (const each of edits)
      if (!(await each.seen(site)))
        throw new Problem(
          `${each.title}: the built site does not show it. Compare with the served one: npm run first-week -- --only outside`,
        );
    site.kill();
    withOldNames(place.app);
    await step(
      { title: 'Upgrade by one minor version, with two renamed keys', asked: place.upgrade.asked },
      async () => {
        await place.upgrade.run();
        const refused = await place.build();
        if (refused.ok || followRenames(place.app, refused.output) !== 2)
          throw new Problem(`The build does not name the two renamed keys:\n${tail(refused.output, 40)}`);
        await place.types();
        const { ok, output } = await place.build();
        if (!ok) throw new Problem(`The upgraded site does not build:\n${tail(output, 40)}`);
      },
    );
    return { name: place.name, steps };
  } finally {
    site?.kill();
    await place.end();
  }
}

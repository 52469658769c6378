/** Prints the config errors of dealer apps: run with `--conditions=@forecourt/source`, their folders as arguments. */
import { checkedApp } from '../../../libs/platform/site/src/plugin/checked-app.ts';

for (const folder of process.argv.slice(2))
  try {
    await checkedApp(folder);
  } catch (error) {
    // The build has printed any other error.
    if (error?.name === 'ConfigError') console.log(`${error.message}\n`);
  }

/** Prints what is wrong with the declarations of dealer apps: run with `--conditions=@forecourt/source`, their folders as arguments. */
import { checkedApp } from '../../../libs/platform/site/src/plugin/checked-app.ts';

for (const folder of process.argv.slice(2))
  try {
    await checkedApp(folder);
  } catch (error) {
    // Anything else the build itself has said.
    if (error?.name === 'ConfigError') console.log(`${error.message}\n`);
  }

import { readApps } from '@forecourt/api';
import { hasHolds, openPayments } from '@forecourt/checkout-desk';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../configured-database.ts';
import { called } from './called.ts';
import type { Command } from './command.ts';
import { checkoutUsage, runCheckout, understandsCheckout } from './run-checkout.ts';

/** The options of the checkout: the names of the secrets of the dealer's account, and how long contact details are kept. */
const optionsSchema = z.object({
  secretKeyEnv: z.string(),
  webhookSecretEnv: z.string(),
  keepContactDays: z.number(),
});

/** Lists reservations, shows their audit trail, deletes contact details, and compares them with the payment provider. */
export const checkout: Command = async (words, root) => {
  const call = called(root, 'checkout');
  if (!understandsCheckout(words)) {
    const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
    if (asked) console.log(checkoutUsage(call));
    else console.error(`"checkout ${words.join(' ')}" is not a command.\n\n${checkoutUsage(call)}`);
    return asked ? 0 : 2;
  }
  const config = readConfig(process.env, root);
  const site = words[1] ?? '';
  const apps = await readApps(config.dealersDirectory);
  const definition = apps.find((app) => app.definition.dealer.slug === site)?.definition;
  const read = optionsSchema.safeParse(definition?.features['checkout']?.server);
  if (!read.success) {
    console.error(`${site} is not a site here, or does not have the feature checkout.`);
    return 1;
  }
  const dataDirectory = config.demonstration ? config.dataDirectory : null;
  const { provider } = openPayments({ ...read.data, site, env: config.env, dataDirectory });
  const { db, close } = await openConfiguredDatabase(config);
  try {
    if (!(await hasHolds({ db }))) {
      console.error('No site of this database has taken a deposit: their table is made when one starts.');
      return 1;
    }
    const { text, exitCode } = await runCheckout(
      { db, now: new Date() },
      { ...read.data, provider },
      words,
      call,
    );
    console[exitCode === 0 ? 'log' : 'error'](text);
    return exitCode;
  } finally {
    await close();
  }
};

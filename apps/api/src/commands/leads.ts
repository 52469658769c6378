import { migrate, openDatabase } from '@forecourt/database';
import { LEADS_USAGE, runLeads, understands } from './runLeads.ts';

const words = process.argv.slice(2);

if (!understands(words)) {
  const asked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
  if (asked) console.log(LEADS_USAGE);
  else console.error(`"leads ${words.join(' ')}" is no command.\n\n${LEADS_USAGE}`);
  process.exitCode = asked ? 0 : 2;
} else {
  const { db, close } = await openDatabase();
  try {
    await migrate(db);
    const { text, exitCode } = await runLeads({ db, now: new Date() }, words);
    console[exitCode === 0 ? 'log' : 'error'](text);
    process.exitCode = exitCode;
  } finally {
    await close();
  }
}

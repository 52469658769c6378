import { called } from './called.ts';

/** An environment variable for operators. */
export interface Setting {
  name: string;
  /** Its purpose, with default and unit. */
  does: string;
  /** The commands that read it. */
  of: readonly ServingCommand[];
}

/** The commands that serve; their settings are environment variables. */
export type ServingCommand = 'serve' | 'api' | 'demo';

const both = ['serve', 'api', 'demo'] as const;
const host = ['serve', 'demo'] as const;
const production = ['serve', 'api'] as const;
const trial = ['demo'] as const;

/** All settings of the serving commands, except secrets that a dealer.config.ts names (`secretEnv`, `keyEnv`). */
export const settings: readonly Setting[] = [
  { name: 'PORT', does: 'where to listen: 4200, and 4210 for the API by itself', of: both },
  { name: 'HOST', does: 'the address to listen on; all interfaces', of: both },
  { name: 'NODE_ENV', does: 'production runs the production build of React, as serve does', of: trial },
  {
    name: 'FORECOURT_DEALERS',
    does: 'folder of the dealer apps, or of one app; apps/dealers, else the project itself',
    of: both,
  },
  {
    name: 'FORECOURT_DATA',
    does: 'folder of database, mailbox, resized pictures and files of forms; .forecourt',
    of: both,
  },
  {
    name: 'FORECOURT_MAILBOX',
    does: 'off leaves e-mails waiting, instead of on disk and at /dev/mailbox',
    of: trial,
  },
  { name: 'DATABASE_URL', does: 'a PostgreSQL server, instead of the embedded database', of: both },
  { name: 'TYPESENSE_URL', does: 'a search server, instead of the embedded engine', of: both },
  {
    name: 'ALLOW_EMBEDDED',
    does: '1 starts without DATABASE_URL and TYPESENSE_URL: one process on one machine, and its disk has the leads',
    of: production,
  },
  { name: 'TYPESENSE_API_KEY', does: 'its key, which may create collections and keys', of: both },
  {
    name: 'SMTP_URL',
    does: 'the mail server for leads, such as smtps://user:password@mail.example',
    of: both,
  },
  {
    name: 'PLAIN_HOSTS',
    does: 'hosts of services that are reached without TLS, separated by commas, because the network between is yours alone; none but this machine',
    of: production,
  },
  {
    name: 'DESK_HOSTS',
    does: 'hosts of the desk for staff, separated by commas; desk.localhost in a demonstration, else none. Mails link to the first',
    of: both,
  },
  {
    name: 'DESK_SECRET',
    does: 'at least 32 characters that sign its sessions; needed with DESK_HOSTS',
    of: host,
  },
  {
    name: 'SHOPPER_SECRET',
    does: "at least 32 characters that sign shoppers' sessions; needed in production where a site has accounts",
    of: both,
  },
  {
    name: 'SMS_URL',
    does: 'https://account:token@host of an SMS gateway with the Messages API of Twilio; without it text messages wait',
    of: both,
  },
  {
    name: 'SMS_FROM',
    does: 'sender of text messages: a number such as +61491570006, or a registered name',
    of: both,
  },
  {
    name: 'VAPID_PUBLIC_KEY',
    does: 'with VAPID_PRIVATE_KEY and VAPID_SUBJECT, notifications of alerts on devices; `npx web-push generate-vapid-keys` makes a pair; none',
    of: both,
  },
  { name: 'VAPID_PRIVATE_KEY', does: 'the private key of VAPID_PUBLIC_KEY', of: both },
  {
    name: 'VAPID_SUBJECT',
    does: 'whom push services write to, such as mailto:webmaster@dealer.example',
    of: both,
  },
  {
    name: 'S3_URL',
    does: 'bucket for files of forms, https://key:secret@host/bucket?region=name; default: the folder uploads in FORECOURT_DATA',
    of: both,
  },
  {
    name: 'CLAMD_URL',
    does: 'clamd that scans files of forms for viruses, tcp://host:3310 or unix:/path; none',
    of: both,
  },
  { name: 'IMAGE_HOSTS', does: 'hosts whose pictures are resized, separated by commas; none', of: host },
  {
    name: 'CDN_PURGE_URL',
    does: 'where Fastly is told of changed pages, https://token@api.fastly.com/service/id/purge; none, and a CDN keeps pages for a minute',
    of: host,
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    does: 'with GOOGLE_CLIENT_SECRET and GOOGLE_REFRESH_TOKEN, the account that reads the reviews of sites with reviews.google; none',
    of: host,
  },
  { name: 'GOOGLE_CLIENT_SECRET', does: 'the secret of GOOGLE_CLIENT_ID', of: host },
  {
    name: 'GOOGLE_REFRESH_TOKEN',
    does: 'the consent to the scope business.manage of a Google account that manages the profiles',
    of: host,
  },
  {
    name: 'CDN_MODULE',
    does: 'a package, or a file such as ./cdn.ts, whose default export gives another CDN that is told of changed pages; none',
    of: host,
  },
  {
    name: 'PAGE_BUS_MODULE',
    does: 'a package, or a file such as ./page-bus.ts, whose default export gives the bus by which processes tell each other of changed pages; PostgreSQL',
    of: host,
  },
  {
    name: 'CDN_SECONDS',
    does: 'with CDN_PURGE_URL or CDN_MODULE, how long the CDN keeps a page; 600',
    of: host,
  },
  { name: 'TRUSTED_PROXIES', does: 'number of trusted proxies that set X-Forwarded-For; 0', of: both },
  {
    name: 'METRICS_TOKEN',
    does: 'at least 16 characters that open /metrics and the details of /readyz, as Authorization: Bearer',
    of: both,
  },
  {
    name: 'LEADS_PER_10_MINUTES',
    does: 'maximum leads of one visitor; 30. A third of it is confirmed to shoppers in an hour',
    of: both,
  },
  {
    name: 'CODES_PER_10_MINUTES',
    does: 'codes that one network may ask for to sign shoppers in; 20. It may try half as many again',
    of: both,
  },
  {
    name: 'DRAIN_SECONDS',
    does: 'how long a process still answers after a stop signal, with /readyz at 503; 5, in a demonstration 0',
    of: both,
  },
  { name: 'LEADS_LEASE_SECONDS', does: 'lease of a delivery by one process; 120', of: both },
  { name: 'CALLS_PER_MINUTE', does: 'calls of the API by one visitor; 600', of: both },
  { name: 'SEARCHES_PER_MINUTE', does: 'maximum searches of one visitor; 600', of: host },
  { name: 'PICTURES_PER_MINUTE', does: 'maximum resized pictures of one visitor; 3,000', of: host },
  { name: 'PAGES_PER_MINUTE', does: 'maximum rendered pages of one visitor; 300', of: host },
  { name: 'MARKET_URL', does: 'the server of market figures; default: figures from the stock', of: both },
  { name: 'MARKET_API_KEY', does: 'its key', of: both },
  { name: 'YOUX_URL', does: "the server of youX quotes; default: quotes from the dealer's rates", of: both },
  { name: 'YOUX_API_KEY', does: 'its key', of: both },
  {
    name: 'LENDER_URL',
    does: "the server of a lender's terms; default: terms from the declaration",
    of: both,
  },
  { name: 'LENDER_API_KEY', does: 'its key', of: both },
  { name: 'REGO_URL', does: 'the server of number plates; default: plates of the stock', of: both },
  { name: 'REGO_API_KEY', does: 'its key', of: both },
  { name: 'VALUATION_URL', does: 'the server of trade-in values; default: values from the stock', of: both },
  { name: 'VALUATION_API_KEY', does: 'its key', of: both },
  {
    name: 'CREDIT_URL',
    does: 'the lender that assesses finance applications; default: the dealer answers, in a demonstration a local lender',
    of: both,
  },
  { name: 'CREDIT_API_KEY', does: 'its key', of: both },
  {
    name: 'FINANCE_KEYS',
    does: 'keys that encrypt finance applications, <id>:<key>; required in production where a site takes them',
    of: both,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    does: 'a collector of OpenTelemetry that gets traces, such as http://localhost:4318; none',
    of: both,
  },
  { name: 'OTEL_SERVICE_NAME', does: 'the name of the process in traces; forecourt', of: both },
  { name: 'LOG_LEVEL', does: 'debug, info, warn or error; info', of: both },
];

/**
 * Prints the usage if a serving command has arguments: it takes none, its settings are environment variables.
 *
 * @returns the exit code; null without arguments, so that the command serves.
 */
export function answerWords(words: readonly string[], command: ServingCommand, root: string): 0 | 2 | null {
  const [first] = words;
  if (first === undefined) return null;
  const call = called(root, command);
  const own = settings.filter(({ of }) => of.includes(command));
  const list = own.map(({ name, does }) => `  ${name.padEnd(22)}${does}`);
  const usage = `Usage: ${call}, with settings by environment variable, such as PORT=4300 ${call}.\n\n${list.join('\n')}`;
  const asked = ['help', '--help', '-h'].includes(first);
  if (asked) console.log(usage);
  else console.error(`"${command}" takes no arguments, but has "${words.join(' ')}".\n\n${usage}`);
  return asked ? 0 : 2;
}

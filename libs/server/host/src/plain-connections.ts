/** A service that a setting has the address of, and how that address says that the connection has no TLS, or none whose certificate is checked. */
interface Service {
  setting: string;
  isPlain(address: URL): boolean;
  fix: string;
  /** The host that is connected to; that of the address by default. */
  hostOf?(address: URL, env: NodeJS.ProcessEnv): string;
}

const isHttp = ({ protocol }: URL) => protocol === 'http:';

/** The value of a parameter that node-postgres takes: the last one. */
const last = ({ searchParams }: URL, name: string) => searchParams.getAll(name).at(-1);

const SERVICES: readonly Service[] = [
  {
    setting: 'DATABASE_URL',
    isPlain: (address) => last(address, 'sslmode') !== 'verify-full',
    fix: 'Add ?sslmode=verify-full',
    // As node-postgres chooses it.
    hostOf: (address, env) => last(address, 'host') || address.hostname || env['PGHOST'] || '',
  },
  { setting: 'TYPESENSE_URL', isPlain: isHttp, fix: 'Write it with https' },
  {
    setting: 'SMTP_URL',
    isPlain: ({ protocol, searchParams }) =>
      (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true') ||
      searchParams.getAll('tls.rejectUnauthorized').some((value) => value !== 'true'),
    fix: 'Write it with smtps, or add ?requireTLS=true for STARTTLS, without tls.rejectUnauthorized',
  },
  { setting: 'SMS_URL', isPlain: isHttp, fix: 'Write it with https' },
  { setting: 'S3_URL', isPlain: isHttp, fix: 'Write it with https' },
  // Its protocol has no TLS.
  { setting: 'CLAMD_URL', isPlain: ({ protocol }) => protocol === 'tcp:', fix: 'Reach it by unix:' },
  { setting: 'OTEL_EXPORTER_OTLP_ENDPOINT', isPlain: isHttp, fix: 'Write it with https' },
];

const UNCHECKED =
  'NODE_TLS_REJECT_UNAUTHORIZED is 0, so that no certificate is checked and whoever is in between can read and change what is sent. Remove it. ' +
  'Set NODE_EXTRA_CA_CERTS to the file of a certificate authority of your own.';

/**
 * Services that would be reached without TLS whose certificate is checked, each with a fix. On this machine none is needed, nor to the hosts of PLAIN_HOSTS, which
 * the operator says are in a network of its own. An address that cannot be read is a problem of its setting.
 */
export function plainConnections(env: NodeJS.ProcessEnv): string[] {
  const plain = (env['PLAIN_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const services = SERVICES.flatMap(({ setting, isPlain, fix, hostOf = ({ hostname }) => hostname }) => {
    const address = URL.parse(env[setting] ?? '');
    if (!address || !isPlain(address)) return [];
    const host = hostOf(address, env).toLowerCase();
    if (isThisMachine(host) || plain.includes(host)) return [];
    return `${setting} reaches ${host} without TLS, or without a look at its certificate, so that what is sent can be read and changed on the way. ${fix}. Set PLAIN_HOSTS=${host} if the network between is yours alone.`;
  });
  return env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' ? [UNCHECKED, ...services] : services;
}

/** A name of this machine, or no host at all, as of a socket in the file system. */
function isThisMachine(host: string): boolean {
  return host === '' || /^(\/|%2f)/.test(host) || /^(\[::1\]|::1|(.+\.)?localhost|127(\.\d+){3})$/.test(host);
}

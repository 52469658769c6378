/** A service that a setting has the address of, and how that address says that the connection has no TLS, or none whose certificate is checked. */
interface Service {
  setting: string;
  isPlain(address: URL): boolean;
  fix: string;
}

const isHttp = ({ protocol }: URL) => protocol === 'http:';

const SERVICES: readonly Service[] = [
  {
    setting: 'DATABASE_URL',
    isPlain: ({ searchParams }) => searchParams.get('sslmode') !== 'verify-full',
    fix: 'Add ?sslmode=verify-full',
  },
  { setting: 'TYPESENSE_URL', isPlain: isHttp, fix: 'Write it with https' },
  {
    setting: 'SMTP_URL',
    isPlain: ({ protocol, searchParams }) =>
      protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true',
    fix: 'Write it with smtps, or add ?requireTLS=true for STARTTLS',
  },
  { setting: 'SMS_URL', isPlain: isHttp, fix: 'Write it with https' },
  { setting: 'S3_URL', isPlain: isHttp, fix: 'Write it with https' },
  // Its protocol has no TLS.
  { setting: 'CLAMD_URL', isPlain: ({ protocol }) => protocol === 'tcp:', fix: 'Reach it by unix:' },
  { setting: 'OTEL_EXPORTER_OTLP_ENDPOINT', isPlain: isHttp, fix: 'Write it with https' },
];

/**
 * Services that would be reached without TLS, each with a fix. On this machine none is needed, nor to the hosts of PLAIN_HOSTS, which the operator says are in a
 * network of its own. An address that cannot be read is a problem of its setting.
 */
export function plainConnections(env: NodeJS.ProcessEnv): string[] {
  const plain = (env['PLAIN_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  return SERVICES.flatMap(({ setting, isPlain, fix }) => {
    const address = URL.parse(env[setting] ?? '');
    if (!address || !isPlain(address)) return [];
    const host = address.hostname.toLowerCase();
    if (isThisMachine(host) || plain.includes(host)) return [];
    return `${setting} reaches ${host} without TLS, so that what is sent can be read and changed on the way. ${fix}. Set PLAIN_HOSTS=${host} if the network between is yours alone.`;
  });
}

/** A name of this machine, or no host at all, as of a socket in the file system. */
function isThisMachine(host: string): boolean {
  return host === '' || host === '[::1]' || /^(.+\.)?localhost$|^127(\.\d+){3}$/.test(host);
}

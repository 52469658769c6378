import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';

const { Server, utils } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** A file of the server; `size` is what it says of it, if that is a lie. */
export interface SftpFile {
  bytes: Buffer;
  mtime: number;
  size?: number;
}

/** A key pair. Of those that ssh2 makes, about one in three hundred is malformed. */
function keyPair() {
  for (;;) {
    const pair = utils.generateKeyPairSync('ed25519');
    try {
      const [parsed, secret] = [utils.parseKey(pair.public), utils.parseKey(pair.private)];
      if (!(parsed instanceof Error || secret instanceof Error)) return { ...pair, parsed };
    } catch {
      // Another one.
    }
  }
}

/** An SFTP server on this machine with these files. `hangs` accepts a request to read and never answers it. */
export async function sftpServer({
  files,
  hangs = () => false,
}: {
  files: Map<string, SftpFile>;
  hangs?: () => boolean;
}) {
  const { private: hostPrivate, public: hostPublic } = keyPair();
  const { private: key, parsed: allowed } = keyPair();
  const blob = Buffer.from(hostPublic.split(' ')[1] ?? '', 'base64');
  const server = new Server({ hostKeys: [hostPrivate] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (login) => {
      if (login.method === 'password' && login.username === 'dealer' && login.password === 'right')
        return login.accept();
      if (login.method === 'publickey' && login.key.data.equals(allowed.getPublicSSH())) {
        const { signature, blob: signed } = login;
        if (!signature || (signed && allowed.verify(signed, signature, login.hashAlgo)))
          return login.accept();
      }
      return login.reject(['password', 'publickey']);
    });
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp())));
  });

  function serveFiles(sftp: ssh2.SFTPWrapper): void {
    const opened: SftpFile[] = [];
    const factsOf = ({ bytes, mtime, size }: SftpFile) => ({
      ...{ mode: 0o100_644, uid: 0, gid: 0, atime: mtime },
      ...{ size: size ?? bytes.length, mtime },
    });
    const fileOf = (handle: Buffer) => opened[handle.readUInt32BE(0)];
    const stat = (id: number, path: string) => {
      const file = files.get(path);
      return file ? sftp.attrs(id, factsOf(file)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    };
    sftp.on('STAT', stat);
    sftp.on('LSTAT', stat);
    sftp.on('FSTAT', (id, handle) => {
      const file = fileOf(handle);
      return file ? sftp.attrs(id, factsOf(file)) : sftp.status(id, STATUS_CODE.FAILURE);
    });
    sftp.on('OPEN', (id, path, flags) => {
      const file = files.get(path);
      if (!file || !(flags & OPEN_MODE.READ)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(opened.push(file) - 1);
      return sftp.handle(id, handle);
    });
    sftp.on('READ', (id, handle, offset, length) => {
      if (hangs()) return;
      const piece = fileOf(handle)?.bytes.subarray(offset, offset + length);
      return piece?.length ? sftp.data(id, piece) : sftp.status(id, STATUS_CODE.EOF);
    });
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `sftp://127.0.0.1:${port}`,
    key,
    hostKey: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

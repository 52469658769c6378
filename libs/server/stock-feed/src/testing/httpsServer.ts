import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** One for all servers of this process: two certificates of one name would be confused. */
const trusted = generate([{ name: 'commonName', value: 'localhost' }], {
  keySize: 2048,
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
}).then(({ cert, private: key }) => {
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  return { cert, key };
});

/** An HTTPS server on this machine, whose certificate this process trusts. */
export async function httpsServer(answer: RequestListener) {
  const { cert, key } = await trusted;
  const server = createServer({ cert, key }, answer).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The origin of the desk on a host of its own, as staff see it. A host on this machine has the port. */
export function originOfDesk(host: string, port: number): string {
  return host.endsWith('.localhost') ? `http://${host}:${port}` : `https://${host}`;
}

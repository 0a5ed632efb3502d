/** Where a browser of this machine finds what listens there: an address for all is none to go to. */
export function originOf(host: string, port: number): string {
  const isForAll = host === '0.0.0.0' || host === '::';
  const name = isForAll ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

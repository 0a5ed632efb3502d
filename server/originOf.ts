/** The address for a browser on this machine: 0.0.0.0 and :: cannot be opened. */
export function originOf(host: string, port: number): string {
  const isForAll = host === '0.0.0.0' || host === '::';
  const name = isForAll ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

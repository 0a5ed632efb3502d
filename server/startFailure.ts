type ListenError = NodeJS.ErrnoException & Readonly<{ port?: number; address?: string }>;

/** Why the server did not start, in a sentence for whoever started it. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port = 0, address = '' } = error as ListenError;
  switch (code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what uses it, or choose another with PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} is reserved on this machine: choose another with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${address}: choose another with HOST.`;
    default:
      return error.message;
  }
}

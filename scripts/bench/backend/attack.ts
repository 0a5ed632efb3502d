import { ATTACKS, type Server } from './attacks';

// Attacks a server for a time, in a process of its own: what others notice is the server's doing
// then, and not that of whoever measures. The arguments: the attack, the server, and for how many ms.

const [name = '', server = '{}', lasts = '0'] = process.argv.slice(2);
const until = performance.now() + Number(lasts);
await ATTACKS[name]?.(JSON.parse(server) as Server, () => performance.now() > until);
process.exit();

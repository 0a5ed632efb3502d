import { ATTACKS, type Server } from './attacks';

// Attacks a server for a time. It runs in a process of its own, so that what other clients notice
// is the work of the server and not of the measuring process. Arguments: the attack, the server,
// and the duration in ms.

const [name = '', server = '{}', lasts = '0'] = process.argv.slice(2);
const until = performance.now() + Number(lasts);
await ATTACKS[name]?.(JSON.parse(server) as Server, () => performance.now() > until);
process.exit();

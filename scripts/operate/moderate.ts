import { parseArgs } from 'node:util';
import { isCommand, moderateRoom, usage } from './moderateRoom';
import { operate } from './openControl';

/** `npm run moderate -- …`: moderates the room, whether the server runs or not. */
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [name = 'help'] = positionals;
if (isCommand(name)) {
  await operate(({ control }) => moderateRoom(control, positionals));
} else {
  console.log(usage);
  process.exitCode = name === 'help' ? 0 : 1;
}

import { tidyName } from '../../lib/runLink';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

const key = 'runName';
const version = 1;

/** The visitor's name for runs, stored in this browser; empty if none was given. */
export function readName(): string {
  const { name } = fieldsOf(readStored(key), version);
  return typeof name === 'string' ? tidyName(name) : '';
}

export function writeName(name: string): void {
  writeStored(key, { version, name: tidyName(name) });
}

import { tidyName } from '../../lib/runLink';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

const key = 'runName';
const version = 1;

/** The name that this browser's visitor puts to runs; empty before one was given. */
export function readName(): string {
  const { name } = fieldsOf(readStored(key), version);
  return typeof name === 'string' ? tidyName(name) : '';
}

export function writeName(name: string): void {
  writeStored(key, { version, name: tidyName(name) });
}

import { ValueCoder } from '../../scenes/kit/rules/codeValues';
import { Decoder, Encoder } from '../../scenes/kit/rules/rangeCoder';

export function packed(value: unknown): Uint8Array {
  const coder = new Encoder();
  new ValueCoder(coder).value(value);
  return coder.finish();
}

export function unpacked(bytes: Uint8Array): unknown {
  return new ValueCoder(new Decoder(bytes)).value(undefined);
}

import type { Context } from 'hono';
import { expect, test, vi } from 'vitest';
import { readBody } from '../../server/backend/readBody';
import { RestError } from '../../server/backend/rest/RestError';

type Body = Readonly<{
  chunks?: readonly (readonly number[])[];
  length?: string;
  breaks?: boolean;
}>;

/** A request whose body arrives in pieces, and then ends or is aborted. */
function requestWith({ chunks, length, breaks = false }: Body) {
  const left = [...(chunks ?? [])];
  const cancel = vi.fn<() => void>();
  const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) => {
    const chunk = left.shift();
    if (chunk) controller.enqueue(Uint8Array.from(chunk));
    else if (breaks) controller.error(new Error('reset'));
    else controller.close();
  });
  const body = chunks && new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  const header = (name: string) => (name === 'content-length' ? length : undefined);
  const context = { req: { header, raw: { body: body ?? null } } } as unknown as Context;
  return { context, pull, cancel };
}

const read = (given: Body) => readBody(requestWith(given).context, 5);

test('a body is decoded as text, wherever it is cut', async () => {
  expect(await read({ chunks: [[0x63, 0x61, 0x66, 0xc3], [0xa9]], length: '5' })).toBe('café');
  expect(await read({ chunks: [] })).toBe('');
  expect(await read({})).toBe('');
});

const tooLarge = {
  status: 413,
  message: 'The body is larger than 5 bytes',
  body: {
    code: 'body_too_large',
    message: 'The body is larger than 5 bytes',
    details: null,
    hint: null,
  },
  headers: { Connection: 'close' },
};

test('a body that declares too large a size is not read', async () => {
  const { context, pull } = requestWith({ chunks: [[1]], length: '6' });
  const refusal: unknown = await readBody(context, 5).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RestError);
  expect(refusal).toMatchObject(tooLarge);
  expect(pull).not.toHaveBeenCalled();
});

test('a body that becomes too large is not read further', async () => {
  const { context, pull, cancel } = requestWith({ chunks: [[1, 2, 3], [4, 5, 6], [7]] });
  await expect(readBody(context, 5)).rejects.toMatchObject(tooLarge);
  expect(pull).toHaveBeenCalledTimes(2);
  expect(cancel).toHaveBeenCalledOnce();
});

test('an aborted body is refused', async () => {
  const broken = read({ chunks: [[1]], breaks: true });
  await expect(broken).rejects.toBeInstanceOf(RestError);
  await expect(read({ chunks: [[1]], breaks: true })).rejects.toMatchObject({
    status: 400,
    body: { code: 'body_incomplete', message: 'The body ended before it was complete' },
  });
});

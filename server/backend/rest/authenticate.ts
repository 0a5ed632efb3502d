import { embeddedKey as ANON_KEY } from '../../../src/content/embeddedKey';
import { RestError } from './RestError';

/**
 * The answer of a hosted project's gateway, with status 401, to a missing or wrong key; or null.
 */
export function refuseKey(key: string | null | undefined) {
  if (key === null || key === undefined || key === '') {
    return {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    };
  }
  if (key === ANON_KEY) return null;
  return {
    message: 'Invalid API key',
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  };
}

/**
 * Checks the Authorization header like PostgREST. Every valid bearer is the anonymous visitor.
 *
 * @throws RestError PGRST301
 */
export function checkBearer(authorization: string | undefined): void {
  const token = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token === ANON_KEY) return;
  const parts = token.split('.').length;
  const message =
    parts === 3
      ? 'JWSError JWSInvalidSignature'
      : `JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got ${parts})`;
  const headers = {
    'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"`,
  };
  throw new RestError(401, 'PGRST301', message, { headers });
}

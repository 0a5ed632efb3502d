import { parseCondition } from './parseCondition';
import { RestError } from './RestError';

/** The argument that takes the whole body, by its content type. */
const WHOLE: Readonly<Record<string, string>> = {
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};
const NOT_ARGUMENTS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'apikey']);

type Call = Readonly<{
  method: string;
  name: string;
  query: URLSearchParams;
  /** Of a POST. */
  type?: string | undefined;
  body?: string | undefined;
}>;

/** What parses as a filter is one, on the function's rows. */
function isArgument([key, value]: readonly [string, string]): boolean {
  if (NOT_ARGUMENTS.has(key)) return false;
  try {
    parseCondition(key, value);
    return false;
  } catch {
    return true;
  }
}

function argumentsIn(body: string, query: URLSearchParams): string[] {
  const columns = query.get('columns');
  if (columns !== null) return columns.split(',');
  if (body === '') return [];
  try {
    const value: unknown = JSON.parse(body);
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'object' && first !== null ? Object.keys(first) : [];
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** The refusal of a function call, with PostgREST 12's wording: no functions are offered here. */
export function refuseCall({ method, name, query, type, body }: Call): RestError {
  if (method === 'PATCH' || method === 'PUT' || method === 'DELETE') {
    return new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const refusal = (called: string, how: string) =>
    new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${name}${called} in the schema cache`,
      `Searched for the function public.${name} ${how}, but no matches were found in the schema cache.`,
    );
  const whole = WHOLE[type?.split(';')[0]?.trim() ?? ''];
  if (whole !== undefined) return refusal('', `with a single unnamed ${whole} parameter`);
  const given =
    body === undefined
      ? [...query].filter(isArgument).map(([key]) => key)
      : argumentsIn(body, query);
  const names = [...new Set(given)].sort();
  const orWhole = body === undefined ? '' : ' or with a single unnamed json/jsonb parameter';
  if (names.length === 0) return refusal(' without parameters', `without parameters${orWhole}`);
  const list = names.join(', ');
  const word = names.length === 1 ? 'parameter' : 'parameters';
  return refusal(`(${list})`, `with ${word} ${list}${orWhole}`);
}

export type Request = Readonly<{
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

const T = '/messenger_messages';
const ROW = '{"username":"Ann","message":"x"}';
const ONE = { accept: 'application/vnd.pgrst.object+json' };

const get = (query: string, headers = {}): Request => ({ method: 'GET', path: T + query, headers });
const write = (method: string, path: string, body: string, headers = {}): Request => ({
  method,
  path,
  body,
  headers: { 'content-type': 'application/json', ...headers },
});
const post = (body: string, headers = {}, query = '') => write('POST', T + query, body, headers);

/** What is sent to both, in this order: each starts from the rows that those before it left. */
export const SAME: readonly Request[] = [
  // writing
  post('{"username":" Ann ","message":"hi","room_id":"default"}'),
  post(ROW, { prefer: 'return=representation' }),
  post(ROW, { prefer: 'return=representation', ...ONE }, '?select=id,message'),
  post(
    '[{"username":"Ann","message":"a"},{"username":"Bob","message":"b"}]',
    { prefer: 'return=minimal' },
    '?columns="username","message"',
  ),
  post('{"username":5,"message":true}'),
  post(
    '{"username":{"a":1},"message":["x"]}',
    { prefer: 'return=representation' },
    '?select=message',
  ),
  post('[]'),
  post('[]', { prefer: 'return=representation' }),
  post('5'),
  post('"x"'),
  post('null'),
  // writing what is refused
  post('{bad'),
  post(''),
  post('[1]'),
  post('{}'),
  post('[{"username":"a","message":"b"},{"username":"c"}]'),
  post('{"username":"Ann","message":"x","nope":1}'),
  post('{"id":5,"username":"Ann","message":"x"}'),
  post('{"created_at":"2020-01-01","username":"Ann","message":"x"}'),
  post('{"room_id":"secret","username":"Ann","message":"x"}'),
  post('{"username":"   ","message":"x"}'),
  post('{"username":null,"message":"x"}'),
  post('{"username":"a","message":"x","message_type":"bomb"}'),
  post(`{"username":"${'a'.repeat(31)}","message":"x"}`),
  post('{"username":"a\\u0000","message":"x"}'),
  post('{"username":"a\\ud800","message":"x"}'),
  { method: 'POST', path: T, body: ROW, headers: { 'content-type': 'text/plain' } },
  post(ROW, { 'content-profile': 'private' }),
  write('PATCH', `${T}?id=eq.1`, '{"message":"x"}'),
  write('PATCH', T, '{"message":"x"}'),
  { method: 'DELETE', path: `${T}?id=eq.1` },
  { method: 'DELETE', path: T },
  { method: 'PROPFIND', path: T },
  write('POST', '/nope', ROW),
  write('POST', '/messenger_reports', '{"message_id":1,"reason":"rude"}'),
  write('POST', '/messenger_reports', '{"message_id":99999,"reason":"rude"}'),
  write('POST', '/messenger_reports', '{"message_id":"abc","reason":"rude"}'),
  write('POST', '/messenger_reports', '{"message_id":1}', { prefer: 'return=representation' }),
  // reading
  get('?select=id,username&order=id.asc'),
  get('?select=*&order=id.asc&limit=1'),
  get('?select=&order=id&limit=1'),
  get('?select="id"&limit=1&order=id'),
  get('?select=id&limit=1&order=id&'),
  get('?order=id.desc.nullslast,username&limit=1&select=id'),
  get('?order=username.nullsfirst,id&select=id'),
  get('?limit=abc&select=id&order=id'),
  get('?offset=-1&select=id&order=id'),
  get('?columns=zz&select=id&order=id'),
  get('?select=id&limit=1&order=id', { accept: '*/*' }),
  get('?select=id&limit=1&order=id', { accept: 'application/json;charset=utf8' }),
  // paging and counting
  get('?select=id&order=id.asc&limit=2&offset=1', { prefer: 'count=exact' }),
  get('?select=id&order=id.asc&offset=100', { prefer: 'count=exact' }),
  get('?select=id&order=id.asc&offset=100'),
  get('?select=id&limit=0', { prefer: 'count=exact' }),
  get('?select=id&order=id', { range: '0-1' }),
  get('?select=id&order=id', { range: '1-', 'range-unit': 'items' }),
  get('?select=id&order=id', { range: '9-2' }),
  get('?limit=-1'),
  { method: 'HEAD', path: `${T}?select=id`, headers: { prefer: 'count=exact' } },
  // one row
  get('?id=eq.1&select=id', ONE),
  get('?id=eq.0', ONE),
  get('', ONE),
  // filters
  get('?id=in.(1,2)&select=id&order=id'),
  get('?id=in.()&select=id'),
  get('?username=in.("Ann","x,y")&select=id&order=id'),
  get('?username=is.null&select=id'),
  get('?username=eq."Ann"&select=id'),
  get('?id=eq.1&id=eq.2&select=id'),
  get('?username=eq.%27%3B%20drop%20table%20x%3B--&select=id'),
  // filters and more that are refused
  get('?nope=eq.1'),
  get('?id=eq.abc'),
  get('?id=eq.99999999999999999999'),
  get('?id=in.(a)'),
  get('?id=is.true'),
  get('?select=nope'),
  get('?order=nope'),
  get('', { 'accept-profile': 'private' }),
  // what is not there
  { method: 'GET', path: '/nope' },
  { method: 'GET', path: '/messenger_reports' },
  { method: 'GET', path: '/sms_outbox' },
  { method: 'GET', path: '/private.rate_buckets' },
  { method: 'GET', path: `${T}/extra` },
  // who asks
  get('?select=id&limit=1&order=id', { authorization: 'Basic x' }),
  get('', { authorization: 'Bearer nope' }),
];

/** A request that is refused here, with what its answer says. */
type Refused = Request & Readonly<{ status: number; code: string; message: RegExp }>;

const refused = (status: number, code: string, message: RegExp, request: Request): Refused => ({
  ...request,
  status,
  code,
  message,
});
const tooMany = (what: string, query: string) =>
  refused(400, 'PGRST100', new RegExp(`^Too many ${what} in one request$`), get(query));
const sent = (type: string, body: string): Request => ({
  method: 'POST',
  path: T,
  body,
  headers: { 'content-type': type },
});
const notOffered = (what: RegExp, request: Request) =>
  refused(
    400,
    'not_offered',
    new RegExp(`^${what.source} is not offered here$`, what.flags),
    request,
  );

/** What PostgREST offers and the embedded backend does not: it refuses, and says so. */
export const NOT_OFFERED: readonly Refused[] = [
  ...[
    'or=(id.eq.1,id.eq.2)',
    'not.and=(id.eq.1)',
    'id=not.in.(1,2)',
    'id=foo.1',
    'id=1',
    'id=in.1,2',
    'username=is.unknown',
    'username=isdistinct.Ann',
    'username=match.^A',
    'message=fts(english).cat',
    'username=like.A*',
    'username=ilike.*NN',
    'username=like(any).{A*}',
    'data->a=eq.1',
    'other.limit=1',
    'on_conflict=id',
  ].map((query) => notOffered(/The filter .+/, get(`?${query}`))),
  ...['id,', 'id(', 'foo(id)', 'id::text', 'n:id', 'id.count()', 'id,id', 'data->a'].map((select) =>
    notOffered(/The selection .+/, get(`?select=${select}`)),
  ),
  notOffered(/The order id\.sideways/, get('?order=id.sideways')),
  ...[
    'count=planned',
    'count=estimated',
    'return=headers-only',
    'missing=default',
    'resolution=merge-duplicates',
    'handling=strict',
    'tx=rollback',
  ].map((prefer) => notOffered(/The preference .+/, post(ROW, { prefer }))),
  ...['text/csv', 'application/geo+json', 'application/vnd.pgrst.plan+json'].map((accept) =>
    notOffered(/An answer in .+/, get('', { accept })),
  ),
  notOffered(/Calling the function foo/, { method: 'GET', path: '/rpc/foo' }),
  notOffered(/Calling the function foo/, write('POST', '/rpc/foo', '{}')),
  tooMany('filters', `?${'id=eq.1&'.repeat(100)}`),
  tooMany('filters', `?id=in.(${'1,'.repeat(3000)}1)`),
  refused(404, 'PGRST126', /^Root endpoint metadata is disabled$/, { method: 'GET', path: '/' }),
  refused(
    400,
    'PGRST102',
    /^Content-Type not acceptable: text\/csv$/,
    sent('text/csv', 'username,message\nA,b'),
  ),
  refused(
    400,
    'PGRST102',
    /^Content-Type not acceptable: application\/x-www-form-urlencoded$/,
    sent('application/x-www-form-urlencoded', 'username=A&message=b'),
  ),
  refused(
    413,
    'body_too_large',
    /^The body is larger than 16384 bytes$/,
    post(JSON.stringify({ username: 'A', message: 'b'.repeat(20_000) })),
  ),
  refused(405, 'PGRST117', /^Unsupported HTTP method: PUT$/, write('PUT', `${T}?id=eq.1`, ROW)),
];

import { describe, expect, test } from 'vitest';
import type { Condition, Field } from '../../server/backend/rest/Condition';
import { parseCondition, parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { parseOrder, parseSelect } from '../../server/backend/rest/parseSelect';
import { RestError } from '../../server/backend/rest/RestError';
import { splitOwner } from '../../server/backend/rest/splitOwner';

function place({ column, path }: Field): string {
  return [
    column,
    ...path.map(({ arrow, key, isIndex }) => `${arrow}${isIndex ? `[${key}]` : key}`),
  ].join('');
}

/** A condition in one line, with every field of it. */
function written(condition: Condition): string {
  const not = condition.negated ? 'not ' : '';
  switch (condition.kind) {
    case 'group':
      return `${not}${condition.junction}(${condition.children.map(written).join(' ; ')})`;
    case 'in':
      return `${not}${place(condition)} in <${condition.values.join('|')}>`;
    case 'is':
      return `${not}${place(condition)} is ${condition.value}`;
    case 'search':
      return `${not}${place(condition)} ${condition.operator}(${condition.language}) <${condition.value}>`;
    case 'compare':
      return `${not}${place(condition)} ${condition.operator}(${condition.quantifier}) <${condition.value}>`;
  }
}

/** What a parser says to a text that it refuses: code, column and reason. */
function refusal(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    const column = /column (\d+)\)$/.exec(error.body.message)?.[1];
    return column === undefined
      ? `${error.body.code} ${error.body.message}`
      : `${column}: ${error.body.details}`;
  }
  throw new Error('not refused');
}

describe('a filter', () => {
  test.each([
    ['id', 'eq.5', 'id eq(null) <5>'],
    ['id', 'eq.', 'id eq(null) <>'],
    ['id', 'not.gte.5', 'not id gte(null) <5>'],
    ['message', 'like.a.b,c)', 'message like(null) <a.b,c)>'],
    ['message', 'eq.two\nlines', 'message eq(null) <two\nlines>'],
    ['message', 'like(any).{a*,b*}', 'message like(any) <{a*,b*}>'],
    ['message', 'not.ilike(all).{a*}', 'not message ilike(all) <{a*}>'],
    ['message', 'fts(english).cat', 'message fts(english) <cat>'],
    ['message', 'plfts.cat dog', 'message plfts(null) <cat dog>'],
    ['id', 'in.(1,"a,b",3)', 'id in <1|a,b|3>'],
    ['id', 'in.("say \\"hi\\"")', 'id in <say "hi">'],
    ['id', 'in.()', 'id in <>'],
    ['id', 'is.NULL', 'id is null'],
    ['seen', 'not.is.true', 'not seen is true'],
    ['data->a->>b', 'eq.1', 'data->a->>b eq(null) <1>'],
    ['data->0->>-1', 'eq.1', 'data->[0]->>[-1] eq(null) <1>'],
    ['"odd name"', 'eq.1', 'odd name eq(null) <1>'],
    [
      'or',
      '(id.eq.1,and(id.gt.2,not.or(id.lt.3,id.is.null)))',
      'or(id eq(null) <1> ; and(id gt(null) <2> ; not or(id lt(null) <3> ; id is null)))',
    ],
    [
      'not.and',
      '(id.eq."a,)b",m.cs.{1,2},n.eq.,o.eq."a"b)',
      'not and(id eq(null) <a,)b> ; m cs(null) <{1,2}> ; n eq(null) <> ; o eq(null) <"a"b>)',
    ],
    ['or', '(id.eq.1)what follows', 'or(id eq(null) <1>)'],
  ])('%s=%s is %s', (key, value, expected) => {
    expect(written(parseCondition(key, value))).toBe(expected);
  });

  test.each([
    ['id', 'eq', '3: unexpected end of input expecting operator (eq, gt, ...)'],
    ['id', 'equals.5', '1: unexpected "e" expecting "not" or operator (eq, gt, ...)'],
    ['id', 'not.equals.5', '5: unexpected "e" expecting operator (eq, gt, ...)'],
    ['id', 'in.1', '4: unexpected "1" expecting "("'],
    ['id', 'in.(1', '6: unexpected end of input expecting "," or ")"'],
    ['id', 'in.(1)x', '7: unexpected "x" expecting end of input'],
    [
      'id',
      'is.nul',
      '7: unexpected end of input expecting null or trilean value (unknown, true, false)',
    ],
    [
      'id',
      'is.perhaps',
      '4: unexpected "p" expecting null or trilean value (unknown, true, false)',
    ],
    ['message', 'cs(any).{a}', '3: unexpected "(" expecting operator (eq, gt, ...)'],
    ['message', 'fts(a', '6: unexpected end of input expecting operator (eq, gt, ...)'],
    [
      'data->',
      'eq.1',
      '7: unexpected end of input expecting "-", digit or any non reserved character different from: .,>()',
    ],
    ['"odd', 'eq.1', '5: unexpected end of input expecting "\\\\" or "\\""'],
    ['a b!', 'eq.1', '4: unexpected "!" expecting field name (* or [a..z0..9_$])'],
    ['or', 'id.eq.1', '3: unexpected "i" expecting "("'],
    ['or', '(id.eq.1', '11: unexpected end of input expecting "," or ")"'],
    ['or', '(id)', '6: unexpected ")" expecting letter, digit, "-", "->>", "->" or delimiter (.)'],
    [
      'or',
      '(!)',
      '4: unexpected "!" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
  ])('%s=%s is refused at %s', (key, value, expected) => {
    expect(refusal(() => parseCondition(key, value))).toBe(expected);
  });

  test('has so many values in a list and conditions in a group, and no more', () => {
    const list = (count: number) => `in.(${Array(count).fill('1').join(',')})`;
    expect(written(parseCondition('id', list(500)))).toContain('1|1');
    expect(refusal(() => parseCondition('id', list(501)))).toMatch(/^PGRST100 Too many filters/);
    const group = (count: number) => `(${Array(count).fill('id.eq.1').join(',')})`;
    expect(written(parseCondition('or', group(40)))).toContain(' ; ');
    expect(refusal(() => parseCondition('or', group(41)))).toMatch(/^PGRST100 Too many filters/);
    // A nested group counts, and so does what is in it.
    const nested = `(and${group(19)},and${group(19)})`;
    expect(written(parseCondition('or', nested))).toMatch(/^or\(and/);
    expect(refusal(() => parseCondition('or', `(and${group(19)},and${group(20)})`))).toMatch(
      /Too many filters/,
    );
  });
});

describe('the filter of a live subscription', () => {
  test('is columns and values, joined by commas', () => {
    expect(parseLiveFilter('id=eq.1,seen=not.is.true').map(written)).toEqual([
      'id eq(null) <1>',
      'not seen is true',
    ]);
  });

  test.each([
    ['id=eq.1,', '9: unexpected end of input expecting field name (* or [a..z0..9_$])'],
    ['id', '3: unexpected end of input expecting "="'],
    ['=eq.1', '1: unexpected "=" expecting field name (* or [a..z0..9_$])'],
    ['id=eq.1)x', '8: unexpected ")" expecting "," or end of input'],
  ])('%s is refused at %s', (text, expected) => {
    expect(refusal(() => parseLiveFilter(text))).toBe(expected);
  });

  test('has forty conditions at most', () => {
    const filter = (count: number) => Array(count).fill('id=eq.1').join(',');
    expect(parseLiveFilter(filter(40))).toHaveLength(40);
    expect(() => parseLiveFilter(filter(41))).toThrow(RestError);
  });
});

describe('select', () => {
  const selected = (text: string) =>
    parseSelect(text, 'messages').map((item) =>
      item.kind === 'all' ? '*' : `${item.alias}:${place(item)}::${item.cast}`,
    );

  test.each([
    ['', ['*']],
    ['*,id', ['*', 'null:id::null']],
    ['said:message', ['said:message::null']],
    ['message::text', ['null:message::text']],
    ['x:data->a->>b::int4', ['x:data->a->>b::int4']],
    ['"odd name"', ['null:odd name::null']],
  ])('%s is %j', (text, expected) => {
    expect(selected(text)).toEqual(expected);
  });

  test.each([
    [
      'id,',
      '4: unexpected end of input expecting "...", field name (* or [a..z0..9_$]), "*" or "count()"',
    ],
    ['id;', '3: unexpected ";" expecting "," or end of input'],
    [
      'rooms(',
      '7: unexpected end of input expecting "...", field name (* or [a..z0..9_$]), "*", "count()" or ")"',
    ],
    [
      'rooms(id)',
      "PGRST200 Could not find a relationship between 'messages' and 'rooms' in the schema cache",
    ],
    ['id.count()', 'PGRST123 Use of aggregate functions is not allowed'],
  ])('%s is refused at %s', (text, expected) => {
    expect(refusal(() => parseSelect(text, 'messages'))).toBe(expected);
  });

  test('names fifty columns at most', () => {
    const columns = (count: number) => Array(count).fill('a').join(',');
    expect(parseSelect(columns(50), 'messages')).toHaveLength(50);
    expect(refusal(() => parseSelect(columns(51), 'messages'))).toBe('PGRST100 Too many columns');
  });
});

describe('order', () => {
  const ordered = (text: string) =>
    parseOrder(text).map((item) => `${place(item)} ${item.direction} ${item.nulls}`.trim());

  test.each([
    ['id', ['id']],
    ['id.desc.nullslast,created_at.asc', ['id desc nullslast', 'created_at asc']],
    ['data->a.nullsfirst', ['data->a  nullsfirst']],
  ])('%s is %j', (text, expected) => {
    expect(ordered(text)).toEqual(expected);
  });

  test.each([
    ['id.up', '4: unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['id!', '3: unexpected "!" expecting "," or end of input'],
    [',id', '1: unexpected "," expecting field name (* or [a..z0..9_$])'],
  ])('%s is refused at %s', (text, expected) => {
    expect(refusal(() => parseOrder(text))).toBe(expected);
  });

  test('goes by six columns at most', () => {
    expect(parseOrder('a,b,c,d,e,f')).toHaveLength(6);
    expect(refusal(() => parseOrder('a,b,c,d,e,f,g'))).toBe('PGRST100 Too many columns');
  });
});

test.each([
  ['id', null, 'id'],
  ['other.id', 'other', 'id'],
  ['other.not.or', 'other', 'not.or'],
  ['not.or', null, 'not.or'],
  ['a.b.c', 'a', 'c'],
  ['other.', null, 'other.'],
  ['"x.y".id', 'x.y', 'id'],
  ['.id', null, '.id'],
])('the parameter %s belongs to %s as %s', (key, owner, rest) => {
  expect(splitOwner(key)).toEqual({ owner, rest });
});

import { describe, expect, test } from 'vitest';
import type { Condition } from '../../server/backend/rest/parseCondition';
import { parseCondition, parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { RestError } from '../../server/backend/rest/RestError';
import { parseOrder, parseSelect } from '../../server/backend/rest/Target';

/** A condition as one line with all its fields. */
function written(condition: Condition): string {
  const { column } = condition;
  switch (condition.kind) {
    case 'in':
      return `${column} in <${condition.values.join('|')}>`;
    case 'is':
      return `${column} is ${condition.value}`;
    case 'compare':
      return `${column} ${condition.operator} <${condition.value}>`;
  }
}

/** The code and message of a refusal. */
function refusal(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    expect(error.status).toBe(400);
    return `${error.body.code} ${error.body.message}`;
  }
  throw new Error('not refused');
}

describe('a filter', () => {
  test.each([
    ['id', 'eq.5', 'id eq <5>'],
    ['id', 'eq.', 'id eq <>'],
    ['id', 'neq.5', 'id neq <5>'],
    ['id', 'gt.5', 'id gt <5>'],
    ['id', 'gte.5', 'id gte <5>'],
    ['id', 'lt.5', 'id lt <5>'],
    ['id', 'lte.5', 'id lte <5>'],
    ['message', 'eq.a.b,c)', 'message eq <a.b,c)>'],
    ['message', 'eq.two\nlines', 'message eq <two\nlines>'],
    ['id', 'in.(1,"a,b",3)', 'id in <1|a,b|3>'],
    ['id', 'in.("say \\"hi\\"")', 'id in <say "hi">'],
    ['id', 'in.()', 'id in <>'],
    ['id', 'in.(,)', 'id in <|>'],
    ['id', 'in.("a"b,c"d)', 'id in <"a"b|c"d>'],
    ['id', 'is.NULL', 'id is null'],
    ['seen', 'is.true', 'seen is true'],
    ['"odd name"', 'eq.1', 'odd name eq <1>'],
  ])('%s=%s is %s', (key, value, expected) => {
    expect(written(parseCondition(key, value))).toBe(expected);
  });

  test.each([
    ['id', 'eq'],
    ['id', 'equals.5'],
    ['id', 'not.eq.5'],
    ['id', 'in.1'],
    ['id', 'in.(1'],
    ['id', 'in.(1)x'],
    ['id', 'is.unknown'],
    ['message', 'fts.cat'],
    ['message', 'match.a+'],
    ['message', 'isdistinct.a'],
    ['message', 'like.a*'],
    ['message', 'ilike.*a'],
    ['message', 'like(any).{a}'],
    ['tags', 'cs.{a}'],
    ['data->a', 'eq.1'],
    ['rooms.id', 'eq.1'],
    ['"odd', 'eq.1'],
    ['a b', 'eq.1'],
    ['or', '(id.eq.1,id.eq.2)'],
    ['and', '(id.eq.1)'],
    ['', 'eq.1'],
    ['id', 'constructor.1'],
  ])('%s=%s is not offered', (key, value) => {
    expect(refusal(() => parseCondition(key, value))).toBe(
      `not_offered The filter ${key}=${value} is not offered here`,
    );
  });

  test('has a limited number of values in a list', () => {
    const list = (count: number) => `in.(${Array(count).fill('1').join(',')})`;
    expect(written(parseCondition('id', list(500)))).toContain('1|1');
    expect(refusal(() => parseCondition('id', list(501)))).toMatch(/^PGRST100 Too many filters/);
  });

  test('is quoted in part if it is long', () => {
    expect(refusal(() => parseCondition('id', 'x'.repeat(5000))).length).toBeLessThan(250);
  });
});

describe('the filter of a live subscription', () => {
  test('is one column and its value', () => {
    expect(parseLiveFilter('id=eq.1').map(written)).toEqual(['id eq <1>']);
    expect(parseLiveFilter('name=eq.a=b').map(written)).toEqual(['name eq <a=b>']);
  });

  test.each(['id', '=eq.1', 'id=1', 'id=not.eq.1', 'id=fts.a'])('%s is not offered', (text) => {
    expect(refusal(() => parseLiveFilter(text))).toMatch(/^not_offered The filter .+ is not/);
  });
});

describe('select', () => {
  test.each([
    ['', undefined],
    ['*', undefined],
    ['id', ['id']],
    ['id, name', ['id', 'name']],
    ['"odd name"', ['odd name']],
  ])('%s is %j', (text, expected) => {
    expect(parseSelect(text)).toEqual(expected);
  });

  test.each([
    'id,',
    'id;',
    '*,id',
    'id,id',
    'said:message',
    'message::text',
    'data->a',
    'rooms(id)',
    'id.count()',
  ])('%s is not offered', (text) => {
    expect(refusal(() => parseSelect(text))).toBe(
      `not_offered The selection ${text} is not offered here`,
    );
  });
});

describe('order', () => {
  const ordered = (text: string) =>
    parseOrder(text).map((item) => `${item.column} ${item.direction} ${item.nulls}`.trim());

  test.each([
    ['id', ['id']],
    ['id.desc.nullslast,created_at.asc', ['id desc nullslast', 'created_at asc']],
    ['id.nullsfirst', ['id  nullsfirst']],
  ])('%s is %j', (text, expected) => {
    expect(ordered(text)).toEqual(expected);
  });

  test.each(['id.up', 'id!', ',id', 'data->a', 'id.asc.desc'])('%s is not offered', (text) => {
    expect(refusal(() => parseOrder(text))).toBe(
      `not_offered The order ${text} is not offered here`,
    );
  });

  test('has at most six columns', () => {
    expect(parseOrder('a,b,c,d,e,f')).toHaveLength(6);
    expect(refusal(() => parseOrder('a,b,c,d,e,f,g'))).toBe('PGRST100 Too many columns');
  });
});

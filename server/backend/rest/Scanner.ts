import type { Field, JsonPath } from './Condition';
import { found, parseError, RestError } from './RestError';

/** The most steps of one JSON path: each is evaluated for every row. */
const MAX_STEPS = 16;

/** Scans a parameter. Positions are counted like those in PostgREST's error messages. */
export class Scanner {
  position = 0;

  constructor(
    readonly input: string,
    readonly what: string,
    /** The length of what PostgREST parses before this text. */
    readonly prefix = 0,
  ) {}

  get done(): boolean {
    return this.position >= this.input.length;
  }

  peek(text: string): boolean {
    return this.input.startsWith(text, this.position);
  }

  take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.position += text.length;
    return true;
  }

  /** Consumes what a sticky regular expression matches here, or returns null. */
  match(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern.source, 'suy');
    sticky.lastIndex = this.position;
    const text = sticky.exec(this.input)?.[0];
    if (text === undefined || text === '') return null;
    this.position += text.length;
    return text;
  }

  /** A double-quoted text, where a backslash protects the next character; null if none starts. */
  quoted(): string | null {
    const text = this.match(/"(?:[^"\\]|\\.)*"/s);
    return text === null ? null : text.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
  }

  /** A column's name: plain, or in double quotes. */
  name(): string | null {
    return this.quoted() ?? this.match(/[\p{L}\p{N}_$ -]+/u)?.trim() ?? null;
  }

  /** `->key` and `->>key`, any number of them; a key that is a whole number is an array index. */
  path(): JsonPath {
    const steps: JsonPath[number][] = [];
    for (;;) {
      const arrow = this.take('->>') ? '->>' : this.take('->') ? '->' : null;
      if (arrow === null) return steps;
      const index = this.match(/-?\d+(?=$|->|::|[.,)])/);
      const key = index ?? this.quoted() ?? this.match(/(?:(?!->|::)[^.,:()"])+/)?.trim();
      if (key === undefined) {
        throw parseError(
          this.what,
          this.input,
          this.position + 1 + this.prefix,
          `unexpected ${found(this.input, this.position)} expecting "-", digit or any non reserved character different from: .,>()`,
        );
      }
      steps.push({ arrow, key, isIndex: index !== null });
      if (steps.length > MAX_STEPS) {
        throw new RestError(400, 'PGRST100', 'Too many steps into JSON in one request');
      }
    }
  }

  /** A column's name and a JSON path; null if there is no name. */
  field(): Field | null {
    const column = this.quoted() ?? this.match(/(?:(?!->)[\p{L}\p{N}_$ -])+/u)?.trim() ?? null;
    return column === null ? null : { column, path: this.path() };
  }
}

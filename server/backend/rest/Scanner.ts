/** Walks over a parameter; positions are counted as PostgREST's error messages count them. */
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

  /** Takes what a sticky expression matches here, or null. */
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
}

/** `KeyboardEvent.code` as people call the key. */
export function keyName(code: string): string {
  const arrows: Record<string, string> = {
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  };
  return arrows[code] ?? code.replace(/^(?:Key|Digit)/, '').replace(/([a-z])([A-Z0-9])/g, '$1 $2');
}

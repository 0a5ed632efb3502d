/**
 * Collects what must be undone: whoever subscribes registers the undo in the same line.
 * Undoes in reverse order. Adding after disposal, or disposing twice, throws.
 */
export class Disposer {
  #undos: (() => void)[] | undefined = [];

  get disposed(): boolean {
    return this.#undos === undefined;
  }

  add(undo: () => void): void {
    if (!this.#undos) throw new Error('Disposer: added after disposal');
    this.#undos.push(undo);
  }

  /** Adds an event listener and its removal. */
  listen<K extends keyof GlobalEventHandlersEventMap>(
    target: EventTarget,
    type: K | (string & {}),
    listener: (event: never) => void,
    options?: AddEventListenerOptions,
  ): void {
    target.addEventListener(type, listener as EventListener, options);
    this.add(() => target.removeEventListener(type, listener as EventListener, options));
  }

  dispose(): void {
    const undos = this.#undos;
    if (!undos) throw new Error('Disposer: disposed twice');
    this.#undos = undefined;
    for (const undo of undos.reverse()) undo();
  }
}

import type { Scene } from 'phaser';
import { ViewError } from '../View';
import { factories, leftOutOfScenes } from './parts';

/** Reports an engine part that the build does not contain, on the page and in the log. */
function refuse(name: string): never {
  throw new ViewError(
    `${name} is left out of this site's build of Phaser: see scenes/kit/view/engine/engine.ts.`,
  );
}

/**
 * The members of a scene's `add` that are allowed: the makers in the build, and members that add no
 * class.
 */
const shipped: ReadonlySet<string> = new Set([...Object.keys(factories), 'existing', 'extern']);

/**
 * A scene class on which every part that the build leaves out throws an error with its name. For
 * development only, where Phaser is loaded whole.
 */
export function guardScene(Base: typeof Scene): typeof Scene {
  return class GuardedScene extends Base {
    constructor(config: ConstructorParameters<typeof Scene>[0]) {
      super(config);
      for (const name of leftOutOfScenes) {
        Object.defineProperty(this, name, {
          get: () => refuse(`this.${name}`),
          // The engine assigns its own systems, which are never read afterwards.
          set: () => {},
          configurable: true,
        });
      }
      let add: object | undefined;
      Object.defineProperty(this, 'add', {
        get: () => add,
        set: (factory: object | undefined) => {
          add = factory && guardFactory(factory);
        },
        configurable: true,
      });
    }
  };
}

function guardFactory(factory: object): object {
  return new Proxy(factory, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const isMaker = Object.hasOwn(Object.getPrototypeOf(target) as object, name);
      if (isMaker && /^[a-z]/.test(name) && !shipped.has(name) && !inner.has(name)) {
        return refuse(`this.add.${name}`);
      }
      return value.bind(target) as unknown;
    },
  });
}

/** The factory's own members. */
const inner: ReadonlySet<string> = new Set(['constructor', 'boot', 'start', 'shutdown', 'destroy']);

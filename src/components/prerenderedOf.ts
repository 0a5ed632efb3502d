import { type ComponentType, lazy } from 'react';

/** What prerendering shows of a part whose script the browser needs later, or not at all. */
export function prerenderedOf(load: () => Promise<ComponentType>): ComponentType | undefined {
  return import.meta.env.SSR ? lazy(async () => ({ default: await load() })) : undefined;
}

import { type ComponentType, lazy } from 'react';

/** The prerendered content of a part whose script the browser loads late or never. */
export function prerenderedOf(load: () => Promise<ComponentType>): ComponentType | undefined {
  return import.meta.env.SSR ? lazy(async () => ({ default: await load() })) : undefined;
}

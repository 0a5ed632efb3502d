import { type ComponentType, lazy } from 'react';

function NotFetched() {
  return (
    <p role="alert">This part could not be fetched. Reload the page once you are online again.</p>
  );
}

/** A component that is fetched when it is first shown; a sentence where the line is cut. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        console.warn('A part of the page could not be fetched.', error);
        return { default: NotFetched };
      },
    ),
  );
}

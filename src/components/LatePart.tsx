import { type ComponentType, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { afterInteractive } from '../lib/afterInteractive';
import { KeptHtml } from './KeptHtml';

type Props = Readonly<{
  /** What stands there from the beginning, made by `prerenderedOf`; nothing in the browser. */
  Prerendered: ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /**
   * Of the box around it, which stays. A part that is laid out late says so here: its own element is
   * a new one when the script has come, and what was known of its height would be gone.
   */
  className?: string;
}>;

const controls = 'a, button';

/**
 * A part whose HTML is prerendered and whose script comes once the page answers. Its module lies in
 * a folder `late`, by which the build links its styles alone. What is pressed in between is pressed
 * again once it can hear, and what has focus keeps it; its links into the site lead on at once.
 */
export function LatePart({ Prerendered, load, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const focused = useRef(-1);
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    let wanted = true;
    const cancel = afterInteractive(() => {
      load().then(
        (loaded) => {
          if (!wanted) return;
          const before: (Element | null)[] = [...(box.current?.querySelectorAll(controls) ?? [])];
          focused.current = before.indexOf(document.activeElement);
          setPart(() => loaded);
        },
        // Where the line is cut its HTML stays, which can be read.
        (error: unknown) => console.warn('A part of the page could not be fetched.', error),
      );
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [load]);

  useEffect(() => {
    if (!Part) return;
    const now = box.current?.querySelectorAll<HTMLElement>(controls);
    now?.[focused.current]?.focus({ preventScroll: true });
    now?.[pressed.current]?.click();
    pressed.current = -1;
  }, [Part]);

  const keep = (event: MouseEvent<HTMLDivElement>): void => {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!control || control.hasAttribute('data-discover')) return;
    event.preventDefault();
    pressed.current = [...event.currentTarget.querySelectorAll(controls)].indexOf(control);
  };

  return (
    <div ref={box} className={className}>
      {Part ? (
        <Part />
      ) : (
        <KeptHtml onClick={keep}>
          {Prerendered && (
            <Suspense>
              <Prerendered />
            </Suspense>
          )}
        </KeptHtml>
      )}
    </div>
  );
}

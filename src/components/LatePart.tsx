import { type ComponentType, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { afterInteractive } from '../lib/afterInteractive';
import { StaticHtml } from './StaticHtml';

type Props = Readonly<{
  /** The prerendered content, made by `prerenderedOf`; nothing in the browser. */
  Prerendered: ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /**
   * The class of the box around the part. Late layout (`content-visibility`) belongs here: the part's
   * own element is replaced when its script has loaded, and its remembered height would be lost.
   */
  className?: string;
}>;

const controls = 'a, button';

/**
 * A part whose HTML is prerendered and whose script loads after the page is interactive. Its module
 * is in a folder `late`, so that the build links only its styles. Presses in between are replayed
 * when it has loaded, focus is kept, and links into the site work at once.
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
        // When loading fails, the prerendered HTML stays.
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
        <StaticHtml onClick={keep}>
          {Prerendered && (
            <Suspense>
              <Prerendered />
            </Suspense>
          )}
        </StaticHtml>
      )}
    </div>
  );
}

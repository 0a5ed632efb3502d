import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CoveredContext } from '../../hosts/CoveredContext';
import { AppBoundary } from './AppBoundary';
import type { App } from './apps';
import { arrows, keyStep } from './arrowKeys';
import type { DesktopCommands } from './commands';
import { placeElement, useWindowDrag } from './useWindowDrag';
import styles from './Window.module.css';
import { WindowMenu } from './WindowMenu';
import { type Area, type DesktopWindow, type Geometry, standard } from './windows';

type Props = Readonly<{
  window: DesktopWindow;
  app: App;
  title: string;
  active: boolean;
  /** Something covers the whole window. */
  covered: boolean;
  /** Stable between renders. */
  commands: DesktopCommands;
}>;

function TitleGlyph({ path }: Readonly<{ path: string }>) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" shapeRendering="crispEdges">
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}

const glyphs = {
  minimise: 'M1 8h6v2h-6z',
  maximise: 'M0 0h10v10h-10zM1 2h8v7h-8z',
  restore: 'M3 0h7v7h-2v3h-8v-7h3zM4 2v1h4v3h1v-4zM1 5h6v4h-6z',
  close: 'M0 1h2l3 3 3-3h2l-4 4 4 4h-2l-3-3-3 3h-2l4-4z',
} as const;

/** A window. Its frame renders once, and dragging it renders nothing. */
export const Window = memo(function Window(props: Props) {
  const { window: one, app, title, active, covered, commands } = props;
  const { id, geometry, minimised, maximised, z } = one;
  const element = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** The element in the window that had focus last. */
  const lastFocused = useRef<HTMLElement>(null);
  const headingId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  const [byKeys, setByKeys] = useState<'move' | 'size'>();
  const Content = app.Content;

  useLayoutEffect(() => {
    if (element.current) placeElement(element.current, geometry);
  }, [geometry]);
  useEffect(() => {
    const root = element.current;
    if (!active || !root || root.contains(document.activeElement)) return;
    const before = lastFocused.current;
    // A text field gets focus first if nothing in the window has had it.
    const first = root.querySelector<HTMLElement>('[data-first-focus]');
    (before && root.contains(before) ? before : (first ?? root)).focus({ preventScroll: true });
  }, [active]);

  const place = (next: Geometry) => {
    // The corrected position may equal the known one, which renders nothing: the style must be
    // written all the same.
    commands.place(id, next);
    queueMicrotask(() => element.current && placeElement(element.current, commands.geometryOf(id)));
  };
  const fitTo = useCallback(
    (wanted: Area, atLeast: boolean): void => {
      const room = content.current;
      const root = element.current;
      if (!room || !root) return;
      const now = commands.geometryOf(id);
      const least = atLeast ? now : standard;
      const width = Math.max(least.width, wanted.width + root.offsetWidth - room.clientWidth);
      const height = Math.max(least.height, wanted.height + root.offsetHeight - room.clientHeight);
      if (width !== now.width || height !== now.height) commands.fit(id, { width, height });
    },
    [commands, id],
  );
  const drag = useWindowDrag({
    window: element,
    geometry,
    onPlaced: place,
    enabled: () => !maximised && !commands.isNarrow(),
  });

  const moveByKeys = (key: string): boolean => {
    if (!byKeys) return false;
    if (key === 'Enter' || key === 'Escape') {
      setByKeys(undefined);
      return true;
    }
    const direction = arrows[key];
    if (!direction) return false;
    const [across, down] = direction.map((way) => way * keyStep);
    place(
      byKeys === 'move'
        ? { ...geometry, x: geometry.x + across, y: geometry.y + down }
        : { ...geometry, width: geometry.width + across, height: geometry.height + down },
    );
    return true;
  };

  /** A new window has focus itself, so it passes arrow keys on to its game. */
  const toGame = (key: string): boolean => {
    const stage = '[data-game-stage]';
    const game = content.current?.querySelector<HTMLElement>(
      `${stage}[tabindex="0"], ${stage} [tabindex="0"]`,
    );
    if (!game || !(key in arrows)) return false;
    game.focus();
    return true;
  };

  const readDraft = useCallback(() => commands.draftOf(id), [commands, id]);

  /** Where one window fills the desktop it cannot be moved. This is checked when its menu opens. */
  const stays = menuOpen && commands.isNarrow();
  return (
    <section
      ref={element}
      className={styles.window}
      style={{ zIndex: z }}
      hidden={minimised}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-window={app.id}
      data-active={active ? '' : undefined}
      data-maximised={maximised ? '' : undefined}
      onPointerDownCapture={() => commands.focus(id)}
      onFocusCapture={({ target }) => {
        if (target instanceof HTMLElement) lastFocused.current = target;
        commands.focus(id);
      }}
      onKeyDown={(event) => {
        const isOwn = event.target === event.currentTarget;
        // Space would scroll the page.
        const isTaken =
          moveByKeys(event.key) || (isOwn && (toGame(event.key) || event.key === ' '));
        if (!isTaken) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the window's menu does all this by keys */}
      <div
        className={styles.titleBar}
        data-press-menu=""
        onPointerDown={drag.move}
        onContextMenu={(event) => {
          event.preventDefault();
          setMenuOpen(true);
        }}
        onDoubleClick={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) return;
          commands.toggleMaximised(id);
        }}
      >
        <WindowMenu
          app={app}
          title={title}
          open={menuOpen}
          onOpenChange={setMenuOpen}
          items={[
            {
              label: 'Restore',
              off: !maximised || stays,
              act: () => commands.toggleMaximised(id),
            },
            { label: 'Move', off: maximised || stays, act: () => setByKeys('move') },
            { label: 'Size', off: maximised || stays, act: () => setByKeys('size') },
            { label: 'Minimise', act: () => commands.minimise(id) },
            {
              label: 'Maximise',
              off: maximised || stays,
              act: () => commands.toggleMaximised(id),
            },
            { label: 'Close', act: () => commands.close(id) },
          ]}
          focusWindow={() => element.current?.focus({ preventScroll: true })}
        />
        <h2 id={headingId} className={styles.title}>
          {title}
          {byKeys && ` (${byKeys === 'move' ? 'arrows move' : 'arrows size'}, Enter ends)`}
        </h2>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label="Minimise"
            onClick={() => commands.minimise(id)}
          >
            <TitleGlyph path={glyphs.minimise} />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={maximised ? 'Restore' : 'Maximise'}
            data-size=""
            onClick={() => commands.toggleMaximised(id)}
          >
            <TitleGlyph path={maximised ? glyphs.restore : glyphs.maximise} />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label="Close"
            onClick={() => commands.close(id)}
          >
            <TitleGlyph path={glyphs.close} />
          </button>
        </div>
      </div>
      <div ref={content} className={styles.content}>
        <AppBoundary title={title} onClose={() => commands.close(id)}>
          <Suspense
            fallback={
              <p className={styles.busy} role="status">
                <span aria-hidden="true">⌛</span> {title} is loading…
              </p>
            }
          >
            <CoveredContext value={covered}>
              <Content
                labelledBy={headingId}
                autoFocus={false}
                place="desktop"
                id={id}
                document={one.document}
                readDraft={readDraft}
                fitTo={fitTo}
                onClose={() => commands.close(id)}
              />
            </CoveredContext>
          </Suspense>
        </AppBoundary>
      </div>
      <div className={styles.resize} onPointerDown={drag.size} aria-hidden="true" />
    </section>
  );
});

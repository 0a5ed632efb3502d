import { type KeyboardEvent, useRef, useState } from 'react';
import { PushButton } from '../../retro/PushButton';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { FileBar } from '../FileBar';
import type { Placing } from '../look';
import program from '../programs.module.css';
import { type EditorSpec, useDocument, useHold } from '../useDocument';
import { useFirstFocus } from '../useFirstFocus';
import styles from './Paint.module.css';
import { ColorBox, PenChoice, ToolBox } from './PaintBoxes';
import { PaintMenuBar } from './PaintMenuBar';
import { pixelOf } from './Picture';
import { exportPng, importPng, pictureQuestion } from './pictureFiles';
import { pngOf } from './png';
import { TextEntry } from './TextEntry';
import { paintColors } from './tools';
import { useEasel } from './useEasel';
import { type PaintSettings, usePaintPointer } from './usePaintPointer';

const editor: EditorSpec = {
  title: 'Paint',
  icon: 'paint',
  content: 'The picture',
  newName: 'Untitled.png',
  fileType: 'picture',
};

/** The part that was copied last, shared by all Paint windows. */
let copied: Readonly<{ part: Uint32Array; width: number }> | undefined;

/** A paint program. Pictures are stored on the disk, and imported and exported as PNG. */
export function Paint({ id: window, document: opened, readDraft }: AppProps) {
  const { files, commands, ask, look, setLook } = useDesktop();
  const document = useDocument(editor, { window, opened });
  const { id, file, name, typed, setTyped, tell } = document;
  const [settings, setSettings] = useState<PaintSettings>({
    tool: 'pencil',
    color: paintColors[0],
    other: paintColors[14],
    size: 2,
    style: 'outline',
    zoom: 1,
  });
  const [savedAt, setSavedAt] = useState(0);
  const [textAt, setTextAt] = useState<Readonly<{ x: number; y: number }>>();
  const view = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { canvas, marquee, easel, status, refresh, outline } = useEasel({
    zoom: settings.zoom,
    file,
    readDraft,
    tell,
  });
  useFirstFocus(canvas);

  const set = (more: Partial<PaintSettings>) => {
    if (more.tool && more.tool !== 'select') easel.current?.drop();
    setSettings((now) => ({ ...now, ...more }));
  };
  const zoomTo = (zoom: number, at?: Readonly<{ x: number; y: number }>) => {
    set({ zoom });
    if (!at) return;
    requestAnimationFrame(() => {
      const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
      view.current?.scrollTo(at.x * zoom - clientWidth / 2, at.y * zoom - clientHeight / 2);
    });
  };
  const keyOnCanvas = usePaintPointer({
    easel: () => easel.current,
    canvas,
    settings,
    onColor: (color, isOther) => set(isOther ? { other: color } : { color }),
    onZoom: zoomTo,
    onText: setTextAt,
    onChosen: refresh,
    onPlace: ({ x, y }) => {
      if (place.current) place.current.textContent = `${x}, ${y}`;
      const { zoom } = settings;
      if (cursor.current) cursor.current.style.translate = `${x * zoom}px ${y * zoom}px`;
      outline();
    },
  });

  const { changes, canUndo, canRedo, isChosen, width, height } = status;
  const unsaved = changes !== savedAt || (typed !== undefined && typed !== file?.name);

  /** @returns whether there was room for it */
  const save = (): boolean => {
    const held = easel.current;
    const element = canvas.current;
    if (!held || !element) return false;
    held.drop();
    if (!document.save(pngOf(element))) return false;
    setSavedAt(held.changes);
    return true;
  };
  const asWallpaper = (placing: Placing) => {
    if (save()) setLook({ ...look, wallpaper: id, placing });
  };
  const download = () => {
    easel.current?.drop();
    exportPng(canvas.current, name, tell);
  };
  const clear = () => easel.current?.clear(pixelOf(settings.other));
  const copy = (isCut: boolean) => {
    copied = easel.current?.copy() ?? copied;
    if (isCut) clear();
    refresh();
  };
  const paste = () => {
    if (!copied) return;
    set({ tool: 'select' });
    easel.current?.paste(copied.part.slice(), copied.width);
  };
  const selectAll = () => {
    set({ tool: 'select' });
    easel.current?.drop();
    easel.current?.choose(0, 0, width - 1, height - 1);
    refresh();
  };
  const crop = () => {
    const box = easel.current?.chosen;
    if (box) easel.current?.resize(box.width, box.height, box.left, box.top);
  };
  const clearPicture = () => {
    easel.current?.redraw((picture) =>
      picture.fill(0, 0, picture.width, picture.height, pixelOf(settings.other)),
    );
  };
  const open = () => {
    ask(pictureQuestion(files, (one) => commands.open('paint', one)));
  };

  useHold(editor, {
    window,
    unsaved,
    name,
    save,
    draft: () => {
      easel.current?.drop();
      return canvas.current ? pngOf(canvas.current) : '';
    },
  });

  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const acts: Readonly<Record<string, (() => void) | undefined>> = isCommand
      ? {
          s: save,
          z: event.shiftKey ? () => easel.current?.redo() : () => easel.current?.undo(),
          y: () => easel.current?.redo(),
          c: () => copy(false),
          x: () => copy(true),
          a: selectAll,
          v: copied ? paste : undefined,
        }
      : event.target === canvas.current
        ? { Delete: clear }
        : {};
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) act();
    else if (event.target !== canvas.current || isCommand) return;
    else if (!keyOnCanvas(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { zoom } = settings;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the program, and what is pasted into it
    <div
      className={styles.paint}
      onKeyDown={keys}
      onPaste={(event) => {
        const picture = [...event.clipboardData.files].find(({ type }) => type === 'image/png');
        if (!picture) return;
        event.preventDefault();
        void importPng(
          picture,
          ({ pixels, width: wide }) => {
            set({ tool: 'select' });
            easel.current?.paste(pixels, wide);
          },
          tell,
        );
      }}
    >
      <PaintMenuBar
        easel={() => easel.current}
        status={{ canUndo, canRedo, isChosen, canPaste: copied !== undefined, width, height, zoom }}
        acts={{
          newWindow: () => commands.open('paint'),
          open,
          save,
          takeIn: () => picker.current?.click(),
          takeOut: download,
          wallpaper: asWallpaper,
          cut: () => copy(true),
          copy: () => copy(false),
          paste,
          clear,
          selectAll,
          crop,
          clearPicture,
          zoomTo,
        }}
      />
      <FileBar name={name} onName={setTyped}>
        <PushButton onClick={save}>Save</PushButton>
        <PushButton disabled={!canUndo} onClick={() => easel.current?.undo()}>
          Undo
        </PushButton>
        <PenChoice settings={settings} onChange={set} />
      </FileBar>
      <div className={styles.middle}>
        <ToolBox settings={settings} onChange={set} />
        <div ref={view} className={styles.view}>
          <div className={styles.sheet} style={{ width: width * zoom, height: height * zoom }}>
            {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the keys itself */}
            <canvas
              ref={canvas}
              className={styles.canvas}
              tabIndex={0}
              role="application"
              aria-label="Picture"
              aria-description="Arrows move the pen, Space puts it down and lifts it. With Shift it goes ten pixels."
            />
            <div ref={cursor} className={styles.cursor} aria-hidden="true" />
            <canvas ref={marquee} className={styles.marquee} hidden />
            {textAt && (
              <TextEntry
                at={textAt}
                settings={settings}
                onWritten={(draw) => {
                  setTextAt(undefined);
                  if (draw) easel.current?.change(draw);
                  canvas.current?.focus({ preventScroll: true });
                }}
              />
            )}
          </div>
        </div>
      </div>
      <ColorBox settings={settings} onChange={set} />
      <p className={program.status}>
        <span>{file && !unsaved ? 'Saved' : 'Not saved yet'}</span>
        <span ref={place} />
        <span>
          {width} by {height}
        </span>
      </p>
      <input
        ref={picker}
        type="file"
        accept="image/png"
        hidden
        aria-label="A PNG of this computer"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) void importPng(chosen, (picture) => easel.current?.replace(picture), tell);
        }}
      />
    </div>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/saveFile';
import { PushButton } from '../../retro/PushButton';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { FileBar } from '../FileBar';
import type { Placing } from '../look';
import program from '../programs.module.css';
import { type EditorSpec, useDocument, useHold } from '../useDocument';
import { useFirstFocus } from '../useFirstFocus';
import { Easel } from './Easel';
import styles from './Paint.module.css';
import { ColorBox, PenChoice, ToolBox, textSizeOf } from './PaintBoxes';
import { PaintMenuBar } from './PaintMenuBar';
import { Picture, pixelOf } from './Picture';
import { bytesOf, decodePng, PictureError, pngOf } from './png';
import { TextEntry } from './TextEntry';
import { paintColors } from './tools';
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

/** The state that buttons and menus show. */
const statusOf = ({ changes, canUndo, picture, chosen }: Easel) => ({
  changes,
  canUndo,
  canRedo: picture.canRedo,
  isChosen: chosen !== undefined,
  width: picture.width,
  height: picture.height,
});
const emptyStatus: ReturnType<typeof statusOf> = {
  changes: 0,
  canUndo: false,
  canRedo: false,
  isChosen: false,
  width: 640,
  height: 480,
};

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
  const [status, setStatus] = useState(emptyStatus);
  const [savedAt, setSavedAt] = useState(0);
  const [textAt, setTextAt] = useState<Readonly<{ x: number; y: number }>>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const marquee = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const easel = useRef<Easel>(undefined);
  useFirstFocus(canvas);
  const zoomNow = useRef(settings.zoom);

  const refresh = () => {
    const { current } = easel;
    if (current) setStatus(statusOf(current));
  };

  /** Draws the outline of the selection. */
  const outline = () => {
    const box = easel.current?.chosen;
    const { current } = marquee;
    if (!current) return;
    current.hidden = !box;
    if (!box) return;
    const zoom = zoomNow.current;
    const { left, top, width, height } = box;
    current.style.cssText = `left:${left * zoom}px;top:${top * zoom}px;width:${width * zoom}px;height:${height * zoom}px`;
  };

  const outlineNow = useRef<() => void>(undefined);
  const begun = useRef({ file, readDraft, tell });
  useEffect(() => {
    const [element, overlay] = [canvas.current, marquee.current];
    if (!element || !overlay) return;
    let isGone = false;
    const made = new Easel(element, overlay, 640, 480, () => {
      if (isGone) return;
      outlineNow.current?.();
      if (easel.current) setStatus(statusOf(easel.current));
    });
    easel.current = made;
    const { file: stored, readDraft: take, tell: say } = begun.current;
    const draft = take();
    const text = draft ?? stored?.text ?? '';
    if (text !== '') {
      const open = async () => {
        try {
          const { width, height, pixels } = await decodePng(bytesOf(text));
          if (isGone) return;
          made.load(new Picture(width, height, pixels));
          if (draft !== undefined) made.changes += 1;
          setStatus(statusOf(made));
        } catch (error) {
          if (!isGone && error instanceof PictureError) say(error.message);
        }
      };
      void open();
    }
    return () => {
      isGone = true;
      easel.current = undefined;
    };
  }, []);
  useEffect(() => {
    outlineNow.current = outline;
    zoomNow.current = settings.zoom;
    outline();
  });

  const zoomTo = (zoom: number, at?: Readonly<{ x: number; y: number }>) => {
    setSettings((now) => ({ ...now, zoom }));
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
    onColor: (color, isOther) =>
      setSettings((now) => (isOther ? { ...now, other: color } : { ...now, color })),
    onZoom: zoomTo,
    onText: setTextAt,
    onChosen: () => refresh(),
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
    canvas.current?.toBlob((blob) => {
      if (!blob) return tell('This browser could not write the picture.');
      const plain = name.replace(/\.png$/i, '');
      saveFile(new File([blob], `${plain}.png`, { type: 'image/png' }));
    }, 'image/png');
  };
  const take = async (blob: Blob, onRead: (picture: Picture) => void) => {
    try {
      // A longer file cannot be a PNG of a size that Paint supports.
      if (blob.size > 40_000_000)
        throw new PictureError('That file is too large. Nothing was changed.');
      const { width, height, pixels } = await decodePng(new Uint8Array(await blob.arrayBuffer()));
      onRead(new Picture(width, height, pixels));
    } catch (error) {
      tell(error instanceof PictureError ? error.message : 'That file could not be read.');
    }
  };
  const copy = (isCut: boolean) => {
    const held = easel.current;
    copied = held?.copy() ?? copied;
    if (isCut) held?.clear(pixelOf(settings.other));
    refresh();
  };
  const paste = () => {
    if (!copied) return;
    setSettings((now) => ({ ...now, tool: 'select' }));
    easel.current?.paste(copied.part.slice(), copied.width);
  };
  const selectAll = () => {
    setSettings((now) => ({ ...now, tool: 'select' }));
    easel.current?.drop();
    easel.current?.choose(0, 0, width - 1, height - 1);
    refresh();
  };
  const crop = () => {
    const box = easel.current?.chosen;
    if (box) easel.current?.resize(box.width, box.height, box.left, box.top);
  };
  const clearPicture = () => {
    easel.current?.drop();
    easel.current?.change((picture) =>
      picture.fill(0, 0, picture.width, picture.height, pixelOf(settings.other)),
    );
  };
  const open = () => {
    const pictures = files.filter((one) => one.type === 'picture' && !one.binned);
    ask({
      title: 'Open',
      icon: 'picture',
      body: (
        <p>{pictures.length === 0 ? 'There is no picture on the disk yet.' : 'Which picture?'}</p>
      ),
      answers: [
        ...pictures.map((one) => ({
          label: one.name,
          act: () => commands.open('paint', one.id),
        })),
        { label: 'Cancel' },
      ],
    });
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
        ? { Delete: () => easel.current?.clear(pixelOf(settings.other)) }
        : {};
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) act();
    else if (event.target !== canvas.current || isCommand) return;
    else if (!keyOnCanvas(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { zoom } = settings;
  const set = (more: Partial<PaintSettings>) => {
    if (more.tool && more.tool !== 'select') easel.current?.drop();
    setSettings((now) => ({ ...now, ...more }));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the program, and what is pasted into it
    <div
      className={styles.paint}
      onKeyDown={keys}
      onPaste={(event) => {
        const picture = [...event.clipboardData.files].find(({ type }) => type === 'image/png');
        if (!picture) return;
        event.preventDefault();
        void take(picture, ({ pixels, width: wide }) => {
          setSettings((now) => ({ ...now, tool: 'select' }));
          easel.current?.paste(pixels, wide);
        });
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
          clear: () => easel.current?.clear(pixelOf(settings.other)),
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
                onWritten={(text) => {
                  setTextAt(undefined);
                  const { size, color } = settings;
                  if (text !== '') {
                    easel.current?.write(
                      text,
                      textAt.x,
                      textAt.y,
                      textSizeOf(size),
                      pixelOf(color),
                    );
                  }
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
          if (chosen) void take(chosen, (picture) => easel.current?.replace(picture));
        }}
      />
    </div>
  );
}

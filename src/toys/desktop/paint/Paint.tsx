import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/saveFile';
import { MenuBar } from '../../retro/MenuBar';
import { PushButton } from '../../retro/PushButton';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { longestName, type SaveAction, saved } from '../files';
import type { Placing } from '../look';
import { newFileId } from '../newFileId';
import { pathsOf } from '../pixelPicture';
import program from '../programs.module.css';
import { useFirstFocus } from '../useFirstFocus';
import { Easel } from './Easel';
import styles from './Paint.module.css';
import { Picture, pixelOf } from './Picture';
import { bytesOf, decodePng, PictureError, pngOf } from './png';
import { paintColors, type ToolName, toolBox } from './tools';
import { type PaintSettings, usePaintPointer, zoomBy, zooms } from './usePaintPointer';

/** Sizes of a new picture in pixels. */
const pictureSizes = [
  [320, 240],
  [640, 480],
  [800, 600],
  [1024, 768],
] as const;
const penSizes = [1, 2, 3, 5, 8] as const;
const textSizes = [12, 16, 24, 36, 60] as const;
const styleNames = { outline: 'Outline', both: 'Outline and filling', filled: 'Filling' } as const;

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
  const { files, changeFiles, commands, ask, say, look, setLook } = useDesktop();
  const [id] = useState(() => opened ?? newFileId());
  const file = files.find((one) => one.id === id);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? file?.name ?? 'Untitled.png';
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

  const tell = (sentence: string) =>
    ask({ title: 'Paint', icon: 'paint', body: <p>{sentence}</p>, answers: [{ label: 'OK' }] });

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
    const text = pngOf(element);
    const action: SaveAction = {
      type: 'save',
      id,
      name,
      text,
      fileType: 'picture',
      now: Date.now(),
    };
    if (!saved(files, action)) {
      tell(
        `The disk is full: ${name} was not saved. Throw something away and empty the Recycle Bin, or take the picture out as a PNG.`,
      );
      return false;
    }
    changeFiles(action);
    commands.setDocument(window, id);
    setTyped(undefined);
    setSavedAt(held.changes);
    say('Saved.');
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

  const held = useRef({ save, name });
  useEffect(() => {
    held.current = { save, name };
  });
  useEffect(() => {
    if (!unsaved) return;
    const close = () => commands.closeAnyway(window);
    const question = () =>
      ask({
        title: 'Paint',
        icon: 'paint',
        body: (
          <p>
            The picture <b>{held.current.name}</b> has changed. Do you want to save the changes?
          </p>
        ),
        answers: [
          {
            label: 'Yes',
            act: () => {
              if (held.current.save()) close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      });
    const draft = () => {
      easel.current?.drop();
      return canvas.current ? pngOf(canvas.current) : '';
    };
    commands.hold(window, question, draft);
    return () => commands.hold(window, undefined);
  }, [unsaved, commands, window, ask]);

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
  const { tool, color, other, size, style, zoom } = settings;
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
      <MenuBar
        label="Paint"
        menus={[
          {
            label: 'File',
            items: [
              { label: 'New Window', act: () => commands.open('paint') },
              { label: 'Open…', act: open },
              { label: 'Save', act: save },
              'line',
              { label: 'Take in a PNG…', act: () => picker.current?.click() },
              { label: 'Take out as PNG', act: download },
              'line',
              { label: 'As Wallpaper, Tiled', act: () => asWallpaper('tile') },
              { label: 'As Wallpaper, Centred', act: () => asWallpaper('centre') },
            ],
          },
          {
            label: 'Edit',
            items: [
              { label: 'Undo', off: !canUndo, act: () => easel.current?.undo() },
              {
                label: 'Redo',
                off: !canRedo,
                act: () => easel.current?.redo(),
              },
              'line',
              { label: 'Cut', off: !isChosen, act: () => copy(true) },
              { label: 'Copy', off: !isChosen, act: () => copy(false) },
              { label: 'Paste', off: !copied, act: paste },
              {
                label: 'Clear Selection',
                off: !isChosen,
                act: () => easel.current?.clear(pixelOf(other)),
              },
              { label: 'Select All', act: selectAll },
            ],
          },
          {
            label: 'Image',
            items: [
              { label: 'Flip across', act: () => easel.current?.flip(true) },
              { label: 'Flip down', act: () => easel.current?.flip(false) },
              { label: 'Invert Colours', act: () => easel.current?.invert() },
              { label: 'Crop to Selection', off: !isChosen, act: crop },
              {
                label: 'Clear Picture',
                act: () => {
                  easel.current?.drop();
                  easel.current?.change((picture) =>
                    picture.fill(0, 0, picture.width, picture.height, pixelOf(other)),
                  );
                },
              },
              'line',
              ...pictureSizes.map(([wide, high]) => ({
                label: `${wide} by ${high}`,
                checked: wide === width && high === height,
                act: () => easel.current?.resize(wide, high),
              })),
            ],
          },
          {
            label: 'View',
            items: [
              { label: 'Larger', off: zoom === zooms.at(-1), act: () => zoomTo(zoomBy(zoom, 1)) },
              { label: 'Smaller', off: zoom === zooms[0], act: () => zoomTo(zoomBy(zoom, -1)) },
              'line',
              ...zooms.map((one) => ({
                label: `${one}00 %`,
                checked: one === zoom,
                act: () => zoomTo(one),
              })),
            ],
          },
        ]}
      />
      <div className={program.bar}>
        <input
          type="text"
          className={program.name}
          aria-label="File name"
          value={name}
          maxLength={longestName}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PushButton onClick={save}>Save</PushButton>
        <PushButton disabled={!canUndo} onClick={() => easel.current?.undo()}>
          Undo
        </PushButton>
        <select
          aria-label="Width of pen and size of text"
          value={size}
          onChange={(event) => set({ size: Number(event.target.value) })}
        >
          {penSizes.map((one, at) => (
            <option key={one} value={one}>
              {tool === 'text' ? textSizes[at] : one} px
            </option>
          ))}
        </select>
        <select
          aria-label="Shapes"
          value={style}
          onChange={(event) => set({ style: event.target.value as PaintSettings['style'] })}
        >
          {Object.entries(styleNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.middle}>
        <div className={styles.tools} role="toolbar" aria-label="Tools">
          {toolBox.map((one) => (
            <Tool
              key={one.id}
              {...one}
              isChosen={one.id === tool}
              onChoose={(next) => set({ tool: next })}
            />
          ))}
        </div>
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
              <input
                // biome-ignore lint/a11y/noAutofocus: it is what was asked for a moment ago
                autoFocus
                type="text"
                className={styles.writing}
                aria-label="Text on the picture"
                maxLength={200}
                style={{
                  left: textAt.x * zoom,
                  top: textAt.y * zoom,
                  color,
                  fontSize: textSizes[penSizes.indexOf(size as 1)] * zoom,
                }}
                onKeyDown={(event) => {
                  event.stopPropagation();
                  if (event.key === 'Enter') event.currentTarget.blur();
                  if (event.key === 'Escape') {
                    event.currentTarget.value = '';
                    event.currentTarget.blur();
                  }
                }}
                onBlur={({ currentTarget: { value } }) => {
                  const pixels = textSizes[penSizes.indexOf(size as 1)];
                  setTextAt(undefined);
                  if (value !== '')
                    easel.current?.write(value, textAt.x, textAt.y, pixels, pixelOf(color));
                  canvas.current?.focus({ preventScroll: true });
                }}
              />
            )}
          </div>
        </div>
      </div>
      <div className={styles.colors} role="toolbar" aria-label="Colours">
        <button
          type="button"
          className={styles.both}
          aria-label="Swap the two colours"
          onClick={() => set({ color: other, other: color })}
        >
          <i style={{ background: other }} />
          <i style={{ background: color }} />
        </button>
        <div>
          {paintColors.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={one}
              aria-pressed={one === color}
              style={{ background: one }}
              onClick={() => set({ color: one })}
              onContextMenu={(event) => {
                event.preventDefault();
                event.stopPropagation();
                set({ other: one });
              }}
            />
          ))}
        </div>
      </div>
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

type ToolProps = (typeof toolBox)[number] &
  Readonly<{ isChosen: boolean; onChoose: (tool: ToolName) => void }>;

function Tool({ id, name, glyph, isChosen, onChoose }: ToolProps) {
  return (
    <PushButton
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
    >
      <svg viewBox="0 0 8 7" width="24" height="21" shapeRendering="crispEdges" aria-hidden="true">
        {pathsOf(glyph).map(([fill, path]) => (
          <path key={fill} d={path} fill={fill} />
        ))}
      </svg>
    </PushButton>
  );
}

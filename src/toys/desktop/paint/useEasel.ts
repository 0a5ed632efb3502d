import { useEffect, useRef, useState } from 'react';
import { Easel } from './Easel';
import { Picture } from './Picture';
import { bytesOf, decodePng, PictureError } from './png';

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

type Options = Readonly<{
  zoom: number;
  /** The file that is opened. */
  file: Readonly<{ text: string }> | undefined;
  /** Takes what was left unsaved in an earlier visit. */
  readDraft: () => string | undefined;
  tell: (text: string) => void;
}>;

/** An easel on two canvases of the page, with the draft or the opened file on it. */
export function useEasel({ zoom, file, readDraft, tell }: Options) {
  const [status, setStatus] = useState(emptyStatus);
  const canvas = useRef<HTMLCanvasElement>(null);
  const marquee = useRef<HTMLCanvasElement>(null);
  const easel = useRef<Easel>(undefined);

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
    outline();
  });

  return { canvas, marquee, easel, status, refresh, outline };
}

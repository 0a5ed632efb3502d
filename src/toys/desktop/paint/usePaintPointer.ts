import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { arrows } from '../arrowKeys';
import type { ShapeStyle } from './draw';
import type { Easel } from './Easel';
import { colorOf, pixelOf } from './Picture';
import { type DrawTool, type DrawToolName, drawTools, type Hand, type ToolName } from './tools';

/** The settings of the tool box and the colours. */
export type PaintSettings = Readonly<{
  tool: ToolName;
  color: string;
  other: string;
  size: number;
  style: ShapeStyle;
  zoom: number;
}>;

type Options = Readonly<{
  easel: () => Easel | undefined;
  canvas: RefObject<HTMLCanvasElement | null>;
  settings: PaintSettings;
  onColor: (color: string, isOther: boolean) => void;
  /** @param at the point of the picture that keeps its place */
  onZoom: (zoom: number, at?: Point) => void;
  onText: (at: Point) => void;
  /** The selection was made or moved. */
  onChosen: () => void;
  /** The position of the pointer in pixels of the picture. It is written without rendering. */
  onPlace: (at: Point) => void;
}>;

type Point = Readonly<{ x: number; y: number }>;
type Stroke = { start: Point; last: Point; hand: Hand; isOther: boolean; moved?: Point };

export const zooms = [1, 2, 3, 4, 6, 8] as const;
const sprayMs = 30;

/** The next larger or smaller magnification. */
export function zoomBy(zoom: number, step: 1 | -1): number {
  const next = step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
  return next ?? zoom;
}

/**
 * Paints by mouse, pen, finger and keyboard. Each tool has a press, its moves and its end. Both
 * buttons at once, Escape or a second finger cancel a stroke. Two fingers zoom.
 * @returns the handler of keys on the canvas, which returns whether the key was used
 */
export function usePaintPointer(options: Options): (key: string, isFast: boolean) => boolean {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const keys = useRef<(key: string, isFast: boolean) => boolean>(() => false);

  useEffect(() => {
    const canvas = latest.current.canvas.current;
    if (!canvas) return;
    let stroke: Stroke | undefined;
    let sprayTimer: ReturnType<typeof setInterval> | undefined;
    const fingers = new Map<number, Point>();
    let spread = 0;
    let cursor: Point = { x: 0, y: 0 };

    const pointOf = ({
      clientX,
      clientY,
    }: Readonly<{ clientX: number; clientY: number }>): Point => {
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      return { x: Math.floor((clientX - left) * scale), y: Math.floor((clientY - top) * scale) };
    };
    const cancel = (): void => {
      const easel = latest.current.easel();
      clearInterval(sprayTimer);
      if (!stroke || !easel) return;
      const { tool } = latest.current.settings;
      stroke = undefined;
      if (tool in drawTools) {
        easel.picture.revert();
        easel.finish();
      }
    };
    const begin = (at: Point, isOther: boolean, isCopy: boolean): void => {
      const { easel: held, settings, onColor, onZoom, onText } = latest.current;
      const easel = held();
      if (!easel) return;
      const [color, other] = [pixelOf(settings.color), pixelOf(settings.other)];
      const hand: Hand = {
        picture: easel.picture,
        color: isOther ? other : color,
        other: isOther ? color : other,
        size: settings.size,
        style: settings.style,
        rng: Math.random,
      };
      const { tool } = settings;
      stroke = { start: at, last: at, hand, isOther };
      if (tool === 'pick') {
        const picked = easel.picture.at(at.x, at.y);
        if (picked !== undefined) onColor(colorOf(picked), isOther);
      } else if (tool === 'magnify') onZoom(zoomBy(settings.zoom, isOther ? -1 : 1), at);
      else if (tool === 'text') onText(at);
      else if (tool === 'select') {
        if (easel.isChosen(at.x, at.y)) {
          const { left = 0, top = 0 } = easel.chosen ?? {};
          stroke.moved = { x: at.x - left, y: at.y - top };
          if (isCopy) easel.moveTo(left, top, pixelOf(settings.other), true);
        } else easel.drop();
      } else {
        easel.drop();
        easel.picture.begin();
        const spec: DrawTool = drawTools[tool];
        spec.begin(hand, at);
        easel.flush();
        const { rest } = spec;
        if (rest) {
          sprayTimer = setInterval(() => {
            if (!stroke) return;
            rest(hand, stroke.last);
            easel.flush();
          }, sprayMs);
        }
      }
    };
    const move = (at: Point): void => {
      const { easel: held, settings, onPlace } = latest.current;
      const easel = held();
      onPlace(at);
      if (!stroke || !easel || (at.x === stroke.last.x && at.y === stroke.last.y)) return;
      const { tool } = settings;
      if (tool === 'select') {
        const { moved, start } = stroke;
        if (moved) easel.moveTo(at.x - moved.x, at.y - moved.y, pixelOf(settings.other));
        else easel.choose(start.x, start.y, at.x, at.y);
        onPlace(at);
      } else if (tool in drawTools) {
        const spec: DrawTool = drawTools[tool as DrawToolName];
        spec.move?.(stroke.hand, stroke.last, at, stroke.start);
        easel.flush();
      }
      stroke.last = at;
    };
    const end = (): void => {
      clearInterval(sprayTimer);
      if (!stroke) return;
      stroke = undefined;
      const { settings, easel, onChosen } = latest.current;
      if (settings.tool in drawTools) easel()?.finish();
      else if (settings.tool === 'select') onChosen();
    };
    const distance = (): number => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.size === 2) {
          cancel();
          spread = distance();
          return;
        }
        if (fingers.size > 2) return;
      }
      if (event.button !== 0 && event.button !== 2) return;
      event.preventDefault();
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      if (stroke) cancel();
      else begin(pointOf(event), event.button === 2, event.ctrlKey);
    };
    const moved = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger && fingers.size === 2) {
        const [before, view] = [finger, canvas.parentElement?.parentElement];
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        view?.scrollBy((before.x - event.clientX) / 2, (before.y - event.clientY) / 2);
        const now = distance();
        const { settings, onZoom } = latest.current;
        if (now > spread * 1.4 || now < spread / 1.4) {
          onZoom(zoomBy(settings.zoom, now > spread ? 1 : -1), pointOf(event));
          spread = now;
        }
        return;
      }
      // Both buttons at once cancel the stroke.
      if (stroke && event.buttons === 3) cancel();
      for (const each of event.getCoalescedEvents?.() ?? []) move(pointOf(each));
      move(pointOf(event));
    };
    const up = (event: PointerEvent): void => {
      const isPinch = fingers.size > 1;
      fingers.delete(event.pointerId);
      if (!isPinch) end();
    };
    const gone = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      cancel();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { settings, onZoom } = latest.current;
      onZoom(zoomBy(settings.zoom, event.deltaY < 0 ? 1 : -1), pointOf(event));
    };
    const noMenu = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const life = new AbortController();
    const { signal } = life;
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', moved, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('pointercancel', gone, { signal });
    canvas.addEventListener('wheel', wheel, { signal, passive: false });
    canvas.addEventListener('contextmenu', noMenu, { signal });

    keys.current = (key, isFast) => {
      const easel = latest.current.easel();
      if (!easel) return false;
      const arrow = arrows[key];
      if (key === 'Escape') {
        if (stroke) cancel();
        else if (easel.chosen) easel.drop();
        else return false;
        return true;
      }
      if (key === ' ' || key === 'Enter') {
        if (stroke) end();
        else begin(cursor, false, false);
        return true;
      }
      if (!arrow) return false;
      const step = isFast ? 10 : 1;
      const { chosen } = easel;
      if (chosen && !stroke) {
        const { other } = latest.current.settings;
        easel.moveTo(chosen.left + arrow[0] * step, chosen.top + arrow[1] * step, pixelOf(other));
        latest.current.onPlace(cursor);
        return true;
      }
      const { width, height } = easel.picture;
      cursor = {
        x: Math.max(0, Math.min(width - 1, cursor.x + arrow[0] * step)),
        y: Math.max(0, Math.min(height - 1, cursor.y + arrow[1] * step)),
      };
      move(cursor);
      return true;
    };
    return () => {
      clearInterval(sprayTimer);
      life.abort();
    };
  }, []);

  return useCallback((key: string, isFast: boolean) => keys.current(key, isFast), []);
}

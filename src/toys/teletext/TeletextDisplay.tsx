import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { decodeFrame } from '../../../scenes/teletext/rules/decodeFrame';
import { layEnhancements } from '../../../scenes/teletext/rules/enhancements';
import { columns, rows, type TeletextFrame } from '../../../scenes/teletext/rules/grid';
import { headerText, putHeader } from '../../../scenes/teletext/rules/header';
import type { Subpage } from '../../../scenes/teletext/rules/Page';
import { readText } from '../../../scenes/teletext/rules/readText';
import {
  anyFlashes,
  flashCycle,
  flashShown,
  type Viewing,
} from '../../../scenes/teletext/rules/shownCell';
import { mainMenu, serviceName } from '../../content/teletext/service';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { findHitRegions, type HitRegion } from './hitRegions';
import { MenuLine } from './MenuLine';
import { Picture } from './Picture';
import type { Size } from './screen/TeletextScreen';
import styles from './TeletextDisplay.module.css';
import { useMoment } from './useMoment';
import { useScreen } from './useScreen';

type Header = Readonly<{
  /** What the viewer dialled, or has keyed so far: three characters. */
  own: string;
  /** The page number in the header. While a page is awaited it is the one being received. */
  passing: string;
  searching: boolean;
}>;

type Props = Readonly<{
  frame: TeletextFrame;
  enhancements: Subpage['enhancements'];
  /** Undefined on a page without the service's header. */
  header: Header | undefined;
  size: Size;
  reveal: boolean;
  over: Viewing['over'];
  /** Shows only the text, for reading. */
  plain: boolean;
  tube: boolean;
  exists: (page: number) => boolean;
  onHitRegion: (region: HitRegion) => void;
  /** Called by the line at the foot of a page, which leads to the index without dialling. */
  onMenu: () => void;
  /** Shown over the picture. */
  children?: ReactNode;
}>;

/** The decoded frame with its header at the current second. */
function useCells({ frame, enhancements, header }: Props): Uint32Array {
  const moment = useMoment();
  const { own = '', passing = '', searching = false } = header ?? {};
  const headed = header !== undefined;
  return useMemo(() => {
    const whole = frame.slice();
    if (headed) putHeader(whole, own, headerText(serviceName, passing, moment), searching);
    return layEnhancements(decodeFrame(whole), enhancements);
  }, [frame, enhancements, headed, own, passing, searching, moment]);
}

/** The screen: the page as a picture, and below it the same page as text. */
export function TeletextDisplay(props: Props) {
  const { size, reveal, over, plain, tube, exists, onHitRegion, onMenu, children } = props;
  const cells = useCells(props);
  const flashedOff = useFlash(cells);
  const { area, canvas, drawn } = useScreen({ cells, reveal, flashedOff, over, size, plain });
  const lines = useMemo(() => readText(cells, reveal), [cells, reveal]);
  const hitRegions = useMemo(() => findHitRegions(cells, exists), [cells, exists]);

  const hitRegionAt = ({ clientX, clientY }: MouseEvent): HitRegion | undefined => {
    const place = canvas.current?.getBoundingClientRect();
    if (!place || plain || size !== 'full') return undefined;
    const column = Math.floor(((clientX - place.left) / place.width) * columns);
    const row = Math.floor(((clientY - place.top) / place.height) * rows);
    return hitRegions.get(row * columns + column);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: numbers are dialled by keys
    <div
      className={styles.display}
      data-tube={tube && !plain ? '' : undefined}
      data-drawn={drawn && !plain ? '' : undefined}
      data-plain={plain ? '' : undefined}
      onClick={(event) => {
        const region = hitRegionAt(event);
        // A press that ends a text selection is ignored.
        if (region && getSelection()?.isCollapsed !== false) onHitRegion(region);
      }}
      onMouseMove={(event) => {
        event.currentTarget.dataset.spot = hitRegionAt(event) ? 'yes' : 'no';
      }}
    >
      {over !== 'text' && <Picture />}
      <div ref={area} className={styles.area}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        <div className={styles.text} data-page-text="">
          {lines.map((line, row) => (
            <p key={row} className={styles.row}>
              {line.includes(mainMenu) ? <MenuLine line={line} onMenu={onMenu} /> : line.trimEnd()}
            </p>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Whether flashing letters are hidden at the moment. With reduced motion they are never hidden. */
function useFlash(cells: Uint32Array): boolean {
  const reduced = useMotionReduced();
  const flashing = !reduced && anyFlashes(cells);
  const [off, setOff] = useState(false);

  useEffect(() => {
    if (!flashing) return;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (gone: boolean) => {
      setOff(gone);
      timer = setTimeout(turn, gone ? flashCycle - flashShown : flashShown, !gone);
    };
    turn(false);
    return () => clearTimeout(timer);
  }, [flashing]);

  return flashing && off;
}

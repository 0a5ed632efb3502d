import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { decodeFrame } from '../../../scenes/teletext/rules/decodeFrame';
import { layEnhancements } from '../../../scenes/teletext/rules/enhancements';
import { columns, rows, type TeletextFrame } from '../../../scenes/teletext/rules/grid';
import { headerText, putHeader } from '../../../scenes/teletext/rules/header';
import type { Subpage } from '../../../scenes/teletext/rules/Page';
import { readText } from '../../../scenes/teletext/rules/readText';
import type { Viewing } from '../../../scenes/teletext/rules/shownCell';
import { mainMenu, serviceName } from '../../content/teletext/service';
import styles from './Glass.module.css';
import { findHitRegions, type HitRegion } from './hitRegions';
import { MenuLine } from './MenuLine';
import { Picture } from './Picture';
import type { Size } from './screen/TeletextScreen';
import { useFlash } from './useFlash';
import { useMoment } from './useMoment';
import { useScreen } from './useScreen';

type Header = Readonly<{
  /** What the viewer dialled, or has keyed so far: three signs. */
  own: string;
  /** The page that the header tells; another's while one is waited for. */
  passing: string;
  searching: boolean;
}>;

type Props = Readonly<{
  frame: TeletextFrame;
  enhancements: Subpage['enhancements'];
  /** None on a page without the service's header. */
  header: Header | undefined;
  size: Size;
  reveal: boolean;
  over: Viewing['over'];
  /** The text alone, for reading. */
  plain: boolean;
  tube: boolean;
  exists: (page: number) => boolean;
  onHitRegion: (region: HitRegion) => void;
  /** The line at the foot of a page, a way to the index for those who do not dial. */
  onMenu: () => void;
  /** Lies over the picture. */
  children?: ReactNode;
}>;

/** The frame with its header as it is at this second, decoded. */
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

/** The glass of the set: the page as a picture, and the same page as text beneath it. */
export function Glass(props: Props) {
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
      className={styles.glass}
      data-tube={tube && !plain ? '' : undefined}
      data-drawn={drawn && !plain ? '' : undefined}
      data-plain={plain ? '' : undefined}
      onClick={(event) => {
        const region = hitRegionAt(event);
        // A press that ends a marking of text is none.
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

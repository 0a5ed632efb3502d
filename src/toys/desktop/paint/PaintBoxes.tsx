import { PushButton } from '../../retro/PushButton';
import { pathsOf } from '../pixelPicture';
import styles from './Paint.module.css';
import { paintColors, toolBox } from './tools';
import type { PaintSettings } from './usePaintPointer';

export const penSizes = [1, 2, 3, 5, 8] as const;
const textSizes = [12, 16, 24, 36, 60] as const;
const styleNames = { outline: 'Outline', both: 'Outline and filling', filled: 'Filling' } as const;

/** The size of letters in pixels for a width of the pen. */
export function textSizeOf(size: number): number {
  return textSizes[penSizes.indexOf(size as 1)];
}

type Props = Readonly<{
  settings: PaintSettings;
  onChange: (change: Partial<PaintSettings>) => void;
}>;

/** The width of the pen and how shapes are drawn. */
export function PenChoice({ settings, onChange }: Props) {
  return (
    <>
      <select
        aria-label="Width of pen and size of text"
        value={settings.size}
        onChange={(event) => onChange({ size: Number(event.target.value) })}
      >
        {penSizes.map((one) => (
          <option key={one} value={one}>
            {settings.tool === 'text' ? textSizeOf(one) : one} px
          </option>
        ))}
      </select>
      <select
        aria-label="Shapes"
        value={settings.style}
        onChange={(event) => onChange({ style: event.target.value as PaintSettings['style'] })}
      >
        {Object.entries(styleNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

/** The tools. */
export function ToolBox({ settings, onChange }: Props) {
  return (
    <div className={styles.tools} role="toolbar" aria-label="Tools">
      {toolBox.map(({ id, name, glyph }) => (
        <PushButton
          key={id}
          className={styles.tool}
          aria-label={name}
          title={name}
          aria-pressed={id === settings.tool}
          onClick={() => onChange({ tool: id })}
        >
          <svg
            viewBox="0 0 8 7"
            width="24"
            height="21"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            {pathsOf(glyph).map(([fill, path]) => (
              <path key={fill} d={path} fill={fill} />
            ))}
          </svg>
        </PushButton>
      ))}
    </div>
  );
}

/** The two colours in hand and the 28 to choose from; a right press chooses the other one. */
export function ColorBox({ settings: { color, other }, onChange }: Props) {
  return (
    <div className={styles.colors} role="toolbar" aria-label="Colours">
      <button
        type="button"
        className={styles.both}
        aria-label="Swap the two colours"
        onClick={() => onChange({ color: other, other: color })}
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
            onClick={() => onChange({ color: one })}
            onContextMenu={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onChange({ other: one });
            }}
          />
        ))}
      </div>
    </div>
  );
}

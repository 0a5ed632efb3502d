import { useState } from 'react';
import { type MinesweeperConfig, minesweeperConfig } from '../../../scenes/minesweeper/config';
import { PushButton } from '../retro/PushButton';
import styles from './minesweeper.module.css';

type Size = Pick<MinesweeperConfig, 'columns' | 'rows' | 'mines'>;

type Props = Readonly<{
  config: MinesweeperConfig;
  onChoose: (size: Size) => void;
  onCancel: () => void;
}>;

const fields = [
  ['columns', 'Width'],
  ['rows', 'Height'],
  ['mines', 'Mines'],
] as const;

/** A dialog for a field of custom size. */
export function CustomField({ config, onChoose, onCancel }: Props) {
  const [size, setSize] = useState<Size>({
    columns: config.columns,
    rows: config.rows,
    mines: config.mines,
  });
  const most = { ...minesweeperConfig.mines, max: size.columns * size.rows - 1 };
  return (
    <form
      className={styles.panel}
      aria-label="Custom field"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ ...size, mines: Math.min(size.mines, most.max) });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <h3>Custom Field</h3>
      {fields.map(([key, label]) => {
        const { min, max } = key === 'mines' ? most : minesweeperConfig[key];
        return (
          <label key={key}>
            {label}
            <input
              type="number"
              required
              min={min}
              max={Math.min(max, minesweeperConfig[key].max)}
              value={size[key]}
              onChange={(event) => setSize({ ...size, [key]: event.target.valueAsNumber || 0 })}
            />
          </label>
        );
      })}
      <div className={styles.modes}>
        <PushButton type="submit">OK</PushButton>
        <PushButton onClick={onCancel}>Cancel</PushButton>
      </div>
    </form>
  );
}

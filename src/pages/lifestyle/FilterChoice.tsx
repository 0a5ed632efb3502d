import styles from './FilterChoice.module.css';
import { ShowRadio } from './ShowRadio';
import type { Show } from './shownItems';

type Props = Readonly<{
  show: Show;
  shown: number;
  total: number;
  onShow: (show: Show) => void;
}>;

/** Chooses to show the whole list, the ticked or the unticked memories. */
export function FilterChoice({ show, shown, total, onShow }: Props) {
  return (
    <div className={styles.filter}>
      <fieldset className={styles.choices}>
        <legend>Show</legend>
        <ShowRadio value="all" show={show} onShow={onShow}>
          All
        </ShowRadio>
        <ShowRadio value="ticked" show={show} onShow={onShow}>
          Ticked
        </ShowRadio>
        <ShowRadio value="unticked" show={show} onShow={onShow}>
          Not ticked
        </ShowRadio>
      </fieldset>
      <p className={styles.shown} role="status">
        {show === 'all' ? '' : `${shown} of ${total} shown`}
      </p>
    </div>
  );
}

import { ClipButton } from '../../hosts/viewer/ClipButton';
import { pictureOf } from '../../hosts/viewer/pictureOf';
import type { Clip } from '../../hosts/viewer/recordClip';
import type { Viewing } from '../../hosts/viewer/useViewing';
import styles from './runs.module.css';

/**
 * Saves the ten seconds before the current position of the recording as a video, made in the
 * browser.
 */
export function SaveClip({ viewing }: Readonly<{ viewing: Viewing }>) {
  const make = async (work: Pick<Clip, 'progress' | 'signal'>) => {
    const { replayer } = viewing;
    const picture = await pictureOf(viewing);
    if (!picture) return '';
    const { recordClip } = await import('../../hosts/viewer/recordClip');
    // At the beginning of the recording it saves the last ten seconds of the run.
    if (replayer.state.tick === replayer.from) replayer.seek(replayer.ticks);
    return recordClip({ replayer, picture, ...work });
  };
  return (
    <div className={styles.buttons}>
      <ClipButton label="Save a clip of ten seconds" make={make} />
    </div>
  );
}

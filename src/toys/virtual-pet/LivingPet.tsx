import {
  favouriteAct,
  fullNeeds,
  type LivingAction,
  type PetStage,
  petNeeds,
  stageOf,
} from '../../../scenes/virtual-pet/rules/livingPet';
import { livingPetTexts, petCallings, petNeedWords } from '../../content/virtualPet';
import { Device } from './Device';
import type { LcdScene } from './lcd/lcdFrame';
import type { SavedPet } from './savedPet';
import { useActScene } from './useActScene';
import type { Done } from './useLivingPet';
import styles from './VirtualPetToy.module.css';

type Props = Readonly<{
  kept: SavedPet;
  message: string;
  done: Done | undefined;
  /** The stage of a friend's pet that is there. */
  guest: PetStage | undefined;
  onAct: (action: LivingAction) => void;
}>;

/** The index of the word, of four, for a need's share. */
const level = (share: number) => (share === 0 ? 0 : share < 0.34 ? 1 : share < 0.75 ? 2 : 3);

/** The pet that lives on between visits, and its wishes. */
export function LivingPet({ kept, message, done, guest, onAct }: Props) {
  const { pet } = kept;
  const acting = useActScene(done?.count ?? 0);
  const stage = stageOf(pet);
  const name = kept.name || 'Your pet';
  const wish = petNeeds.find((need) => pet.needs[need] === 0);
  const enjoyed = acting && done?.event.type === 'enjoyed' ? done.event.act : undefined;
  const grown = stage === 'grown-up';

  const mood = pet.onHoliday ? 'on holiday' : wish ? petNeedWords[wish].words[0] : 'happy';
  const kind: LcdScene['kind'] = pet.onHoliday
    ? 'holiday'
    : enjoyed
      ? 'act'
      : wish === 'sleep'
        ? 'asleep'
        : wish
          ? 'wish'
          : 'idle';
  const standing = pet.onHoliday
    ? livingPetTexts.away
    : wish
      ? livingPetTexts.wished[wish]
      : livingPetTexts.content;

  return (
    <div className={styles.play}>
      <p className={styles.message} role="status">
        <span>
          <bdi>{name}</bdi> {message || standing}
        </span>
      </p>
      <Device
        scene={{ stage, kind, act: enjoyed, hat: grown ? favouriteAct(pet) : undefined, guest }}
        sceneKey={`${kind} ${stage} ${guest ?? ''} ${enjoyed ? done?.count : ''}`}
        label={`A ${stage}, ${mood}${guest ? `, and a ${guest} come to play` : ''}`}
        mood={mood}
        disabled={pet.onHoliday}
        onAct={(type) => onAct({ type })}
        footer={
          <span>
            {stage}
            {grown && `, ${petCallings[favouriteAct(pet)]}`}
          </span>
        }
      />
      <dl className={styles.needs}>
        {petNeeds.map((need) => {
          const share = pet.needs[need] / fullNeeds[need];
          const { label, words } = petNeedWords[need];
          return (
            <div key={need}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <i className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />
                </span>
                {words[level(share)]}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

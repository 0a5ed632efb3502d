import { useEffect, useRef, useState } from 'react';
import {
  actOnClassicPet,
  type ClassicAction,
  type ClassicMood,
  startClassicPet,
} from '../../../scenes/virtual-pet/rules/classicPet';
import type { PetAct } from '../../../scenes/virtual-pet/rules/petActs';
import { play, type SoundName } from '../../audio/synth';
import { classicPetTexts } from '../../content/virtualPet';
import { Device } from './Device';
import type { LcdScene } from './lcd/lcdFrame';
import { useActScene } from './useActScene';
import styles from './VirtualPetToy.module.css';

export const actSounds: Readonly<Record<PetAct, SoundName>> = {
  feed: 'eat',
  play: 'jump',
  snack: 'coin',
  rest: 'menu',
};

const idleKinds = {
  happy: 'idle',
  playful: 'idle',
  hungry: 'wish',
  sleepy: 'asleep',
  escaped: 'gone',
} as const satisfies Record<ClassicMood, LcdScene['kind']>;

/** The pet that leaves when the same is done to it four times in a row. */
export function ClassicPet() {
  const [pet, setPet] = useState(startClassicPet);
  const [count, setCount] = useState(0);
  const acting = useActScene(count);
  const device = useRef<HTMLDivElement>(null);
  const { ended, mood, lastAct } = pet;

  // The buttons have changed under the visitor's finger: focus stays on the device.
  useEffect(() => {
    if (count > 0)
      device.current?.querySelector<HTMLElement>(ended ? '[data-new]' : '[data-act]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it ends or begins
  }, [ended]);

  const act = (action: ClassicAction) => {
    const next = { ...pet };
    actOnClassicPet(next, action);
    setPet(next);
    setCount((before) => before + 1);
    if (action.type === 'newPet') play('start');
    else play(next.ended ? 'over' : actSounds[action.type]);
  };

  const message = lastAct
    ? classicPetTexts[ended ? 'ended' : 'after'][lastAct]
    : pet.again
      ? classicPetTexts.welcomeBack
      : classicPetTexts.welcome;
  const showsAct = acting && !ended && lastAct !== null;
  const scene: LcdScene = {
    stage: 'nipper',
    kind: showsAct ? 'act' : idleKinds[mood],
    act: lastAct ?? 'feed',
  };

  return (
    <div ref={device} className={styles.play}>
      <p className={styles.message} role="status">
        {message}
      </p>
      <Device
        scene={scene}
        sceneKey={`${scene.kind} ${count}`}
        label={ended ? 'The pet is gone' : `The pet, ${mood}`}
        mood={mood}
        onAct={(type) => act({ type })}
        instead={
          ended && (
            <button
              type="button"
              className={styles.newPet}
              data-new=""
              onClick={() => act({ type: 'newPet' })}
            >
              NEW PET
            </button>
          )
        }
        footer={
          ended && (
            <>
              <b>{classicPetTexts.gameOver}</b>
              <span>{classicPetTexts.consolation}</span>
            </>
          )
        }
      />
    </div>
  );
}

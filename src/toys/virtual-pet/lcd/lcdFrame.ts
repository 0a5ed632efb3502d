import type { PetStage } from '../../../../scenes/virtual-pet/rules/livingPet';
import type { PetAct } from '../../../../scenes/virtual-pet/rules/petActs';
import { type FaceName, hats, petSprites, props, type Sprite, withFace } from './petSprites';

export const lcdWidth = 32;
export const lcdHeight = 16;

/** What the display shows. */
export type LcdScene = Readonly<{
  stage: PetStage;
  /** What a grown-up pet wears. */
  hat?: PetAct;
  /** Idle, receiving an act, gone for good, on holiday, wishing for something, asleep. */
  kind: 'idle' | 'act' | 'gone' | 'holiday' | 'wish' | 'asleep';
  act?: PetAct;
  /** A friend's pet that has come to play. */
  guest?: PetStage | undefined;
}>;

type Screen = boolean[];

function put(screen: Screen, sprite: Sprite, left: number, top: number): void {
  sprite.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const [column, line] = [left + x, top + y];
      const inside = column >= 0 && column < lcdWidth && line >= 0 && line < lcdHeight;
      if (row[x] === '#' && inside) screen[line * lcdWidth + column] = true;
    }
  });
}

/** Counts up and down between 0 and `far`. */
const toAndFro = (beat: number, far: number) => Math.abs(((beat + far) % (2 * far)) - far);

function putPet(screen: Screen, scene: LcdScene, face: FaceName, left: number, lift = 0): void {
  const sprite = petSprites[scene.stage];
  const top = lcdHeight - 1 - sprite.length - lift;
  put(screen, withFace(sprite, face), left, top);
  if (scene.hat && scene.stage === 'grown-up') {
    const hat = hats[scene.hat];
    put(screen, hat, left + Math.floor((12 - hat[0].length) / 2), top + 2 - hat.length);
  }
}

function drawIdle(screen: Screen, scene: LcdScene, beat: number): void {
  if (scene.guest) {
    putPet(screen, scene, 'glad', 2 + toAndFro(beat, 2), beat % 2);
    putPet(screen, { stage: scene.guest, kind: 'idle' }, 'glad', 18, (beat + 1) % 2);
    return;
  }
  const room = lcdWidth - petSprites[scene.stage][0].length;
  const left = Math.round(room / 2) + toAndFro(beat, 6) - 3;
  const face = beat % 7 === 5 ? 'blink' : 'content';
  putPet(screen, scene, face, left, beat % 2);
}

const acts: Readonly<Record<PetAct, (screen: Screen, scene: LcdScene, beat: number) => void>> = {
  feed(screen, scene, beat) {
    putPet(screen, scene, beat % 2 ? 'open' : 'glad', 6);
    put(screen, beat < 4 ? props.bowl : props.bowlEmpty, 22, 12);
    if (beat >= 4) put(screen, props.heart, 24, 2 + (beat % 2));
  },
  play(screen, scene, beat) {
    putPet(screen, scene, 'glad', 4, beat % 2 ? 2 : 0);
    put(screen, props.ball, 18 + toAndFro(beat, 4) * 2, beat % 2 ? 2 : 11);
  },
  snack(screen, scene, beat) {
    putPet(screen, scene, beat % 2 ? 'open' : 'content', 8);
    if (beat < 4) put(screen, props.sweet, 23, 10 - (beat % 2));
    else put(screen, props.star, 24, 4 + (beat % 2));
  },
  rest(screen, scene, beat) {
    putPet(screen, scene, 'asleep', 4);
    put(screen, beat % 2 ? props.snore : props.smallSnore, 18 + (beat % 3) * 2, 7 - (beat % 3) * 2);
    put(screen, props.moon, 26, 1);
  },
};

const goneTo: Readonly<Record<PetAct, (screen: Screen, beat: number) => void>> = {
  feed(screen, beat) {
    put(screen, props.house, 10, 5);
    put(screen, props.heart, 24, 2 + (beat % 2));
  },
  play(screen, beat) {
    put(screen, props.bush, 10, 7);
    // Something looks out of it now and then.
    if (beat % 6 === 4) put(screen, ['#.#'], 14, 6);
  },
  snack(screen) {
    put(screen, props.vet, 10, 5);
  },
  rest(screen, beat) {
    put(screen, props.moon, 13, 4);
    put(screen, props.star, beat % 2 ? 4 : 5, 3);
    put(screen, props.star, 24, beat % 2 ? 7 : 6);
  },
};

/**
 * The display at a beat, dot by dot in rows from the top left; lit dots are true.
 * @param beat counts from 0 at the start of a scene, two a second
 */
export function lcdFrame(scene: LcdScene, beat: number): readonly boolean[] {
  const screen: Screen = Array.from({ length: lcdWidth * lcdHeight }, () => false);
  for (let x = 0; x < lcdWidth; x += 2) screen[(lcdHeight - 1) * lcdWidth + x] = true;
  const { kind, act = 'feed' } = scene;
  if (kind === 'gone') goneTo[act](screen, beat);
  else if (kind === 'act') acts[act](screen, scene, beat);
  else if (kind === 'asleep') acts.rest(screen, scene, beat);
  else if (kind === 'holiday') {
    put(screen, props.sun, 22, 0);
    put(screen, props.sea, beat % 2 ? 0 : -3, 12);
    put(screen, props.suitcase, 4, 9);
  } else if (kind === 'wish') {
    putPet(screen, scene, beat % 2 ? 'open' : 'content', 10);
    if (beat % 2) put(screen, ['.##.', '#..#', '..#.', '....', '..#.'], 25, 2);
  } else drawIdle(screen, scene, beat);
  return screen;
}

/** The lit dots as one path of squares, each a little smaller than its cell. */
export function lcdPath(screen: readonly boolean[]): string {
  let path = '';
  screen.forEach((lit, index) => {
    if (lit) path += `M${index % lcdWidth} ${Math.floor(index / lcdWidth)}h.9v.9h-.9z`;
  });
  return path;
}

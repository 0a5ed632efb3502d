import { placeHero } from './hero';
import { middleOf } from './jumpSimulation';
import { events, type Report } from './SuperJumpEvent';
import {
  at,
  coinSize,
  type EndCause,
  enemyHeight,
  enemyWidth,
  type SuperJumpState,
} from './SuperJumpState';

/** Whether the hero touches a coin or star at this position. */
function touches(state: Readonly<SuperJumpState>, x: number, y: number): boolean {
  const { hero, config } = state;
  const half = coinSize / 2;
  const left = hero[at.x] - half;
  const top = hero[at.y] - half;
  return (
    x > left &&
    x < left + config.heroWidth + coinSize &&
    y > top &&
    y < top + config.heroHeight + coinSize
  );
}

export function takeCoins(state: SuperJumpState, emit: Report): void {
  const { coinX, coinY, coinTaken: taken, config } = state;
  for (let coin = 0; coin < state.coinCount; coin += 1) {
    if (taken[coin] === 1 || !touches(state, coinX[coin], coinY[coin])) continue;
    taken[coin] = 1;
    state.coinsLeft -= 1;
    state.score += config.coinPoints;
    events.coinTaken.x = coinX[coin];
    events.coinTaken.y = coinY[coin];
    emit(events.coinTaken);
  }
  if (state.coinsLeft === 0) clearLevel(state, emit);
}

/** Whether a cleared level brings one more life. */
export function bringsLife({ config, level }: Readonly<SuperJumpState>): boolean {
  return config.careful && level % config.carefulLifeEvery === 0;
}

function clearLevel(state: SuperJumpState, emit: Report): void {
  events.levelCleared.bonus = state.config.levelBonus * state.level;
  state.score += events.levelCleared.bonus;
  state.pause = state.config.pauseTicks;
  if (bringsLife(state)) state.lives += 1;
  emit(events.levelCleared);
}

export function takeStars(state: SuperJumpState, emit: Report): void {
  const { starX, starY, starTaken: taken, config } = state;
  for (let star = 0; star < state.starCount; star += 1) {
    if (taken[star] === 1 || !touches(state, starX[star], starY[star])) continue;
    taken[star] = 1;
    state.score += config.starPoints;
    state.invincible = Math.max(state.invincible, config.starTicks);
    state.starlight = config.starTicks;
    events.starTaken.x = starX[star];
    events.starTaken.y = starY[star];
    emit(events.starTaken);
  }
}

/** Enemies walk up and down their patrols. */
export function moveEnemies(state: SuperJumpState): void {
  const { enemyX, enemyLastX, enemyFrom, enemyTo, enemyDirection, config } = state;
  const usual = config.enemySpeed + config.enemySpeedPerLevel * state.level;
  const pace = (config.careful ? config.carefulPace : 1) * (config.ice ? config.icePace : 1);
  const speed = usual * pace;
  for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
    const x = enemyX[enemy];
    enemyLastX[enemy] = x;
    const moved = x + enemyDirection[enemy] * speed;
    if (moved <= enemyFrom[enemy]) {
      enemyX[enemy] = enemyFrom[enemy];
      enemyDirection[enemy] = 1;
    } else if (moved >= enemyTo[enemy]) {
      enemyX[enemy] = enemyTo[enemy];
      enemyDirection[enemy] = -1;
    } else {
      enemyX[enemy] = moved;
    }
  }
}

function meetsEnemy(state: Readonly<SuperJumpState>): boolean {
  const { hero, config, enemyX, enemyY } = state;
  const { mercy } = config;
  const left = hero[at.x] + mercy;
  const right = hero[at.x] + config.heroWidth - mercy;
  const top = hero[at.y] + mercy;
  const bottom = hero[at.y] + config.heroHeight - mercy;
  for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
    if (
      right > enemyX[enemy] &&
      left < enemyX[enemy] + enemyWidth &&
      bottom > enemyY[enemy] &&
      top < enemyY[enemy] + enemyHeight
    ) {
      return true;
    }
  }
  return false;
}

/** How long a lost life makes the hero invincible. */
function hurtTicks({ config }: Readonly<SuperJumpState>): number {
  return config.careful ? config.carefulHurtTicks : config.hurtTicks;
}

/** Takes a life if an enemy is touched and nothing protects the hero. */
export function takeDamage(state: SuperJumpState, emit: Report): void {
  if (state.starlight > 0) {
    state.starlight -= 1;
    if (state.starlight === 0) emit(events.starFaded);
  }
  if (state.invincible > 0) {
    state.invincible -= 1;
    return;
  }
  if (state.config.invincible || !meetsEnemy(state)) return;
  state.lives -= 1;
  state.invincible = hurtTicks(state);
  emit(events.lifeLost);
  if (state.lives <= 0) end(state, 'enemy', emit);
}

function end(state: SuperJumpState, cause: EndCause, emit: Report): void {
  state.phase = 'over';
  state.cause = cause;
  events.ended.cause = cause;
  emit(events.ended);
}

/** A fall below the bottom ends the game at once, whatever the lives. If careful it costs one. */
export function fallOut(state: SuperJumpState, emit: Report): void {
  const { hero, config } = state;
  if (hero[at.y] <= state.height) return;
  if (config.invincible) {
    setBack(state, emit);
    return;
  }
  if (config.careful) {
    state.lives -= 1;
    emit(events.lifeLost);
    if (state.lives > 0) {
      state.invincible = hurtTicks(state);
      setBack(state, emit);
      return;
    }
  }
  end(state, 'fall', emit);
}

/** Puts the hero on the ledge that it stood on last. */
function setBack(state: SuperJumpState, emit: Report): void {
  const { config, lastLedge } = state;
  placeHero(state, middleOf(state, lastLedge), state.ledgeY[lastLedge] - config.heroHeight);
  state.standing = lastLedge;
  state.jumping = false;
  emit(events.rescued);
}

import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import type { Replayer } from '../../../scenes/kit/run/createReplayer';
import { createGif } from './createGif';

/** How much of a run a clip shows. */
export const clipSeconds = 10;
const framesPerSecond = 30;
/** Of an animated picture, which takes far more room than a video. */
const gifFrames = 10;
const gifWidth = 320;
const bitsPerSecond = 2_500_000;
const videoTypes = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'];

/** What is recorded. */
export type ClipPicture = Readonly<{
  canvas: HTMLCanvasElement;
  /** The current frame. */
  capture: (() => Promise<HTMLCanvasElement>) | undefined;
  /** Draws the current state on the canvas, where no view does. */
  paint?: () => void;
}>;

/** What a clip is made of: a recording, or something that is played like one. */
export type Played = Pick<Replayer, 'from' | 'play' | 'pause' | 'setSpeed' | 'seek'> &
  Readonly<{
    state: Readonly<{ tick: number }>;
    transport: Readonly<{ getState: () => Readonly<{ playing: boolean; speed: number }> }>;
  }>;

export type Clip = Readonly<{
  replayer: Played;
  picture: ClipPicture;
  /** Told how far it has come, 0 to 1. */
  progress: (part: number) => void;
  signal: AbortSignal;
}>;

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/**
 * Makes a clip of the last ten seconds before where a recording stands: a video where the browser
 * makes one, an animated picture otherwise. Nothing leaves the page. It stands there again at the end.
 * @throws the signal's reason when it is aborted
 */
export async function recordClip(clip: Clip): Promise<File> {
  const { replayer, picture } = clip;
  // Out of sight nothing is drawn.
  picture.canvas.scrollIntoView({ block: 'center' });
  const end = replayer.state.tick;
  const { speed } = replayer.transport.getState();
  const from = Math.max(replayer.from, end - clipSeconds * ticksPerSecond);
  replayer.pause();
  replayer.seek(from);
  const type =
    typeof MediaRecorder === 'function'
      ? videoTypes.find((each) => MediaRecorder.isTypeSupported(each))
      : undefined;
  try {
    return await (type ? recordVideo(clip, from, end, type) : recordGif(clip, from, end));
  } finally {
    replayer.pause();
    replayer.setSpeed(speed);
    replayer.seek(end);
  }
}

async function recordVideo(
  { replayer, picture, progress, signal }: Clip,
  from: number,
  end: number,
  mimeType: string,
): Promise<File> {
  picture.paint?.();
  const stream = picture.canvas.captureStream(framesPerSecond);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.start();
  try {
    replayer.setSpeed(1);
    replayer.play();
    while (replayer.state.tick < end && replayer.transport.getState().playing) {
      await nextFrame();
      picture.paint?.();
      signal.throwIfAborted();
      progress((replayer.state.tick - from) / Math.max(1, end - from));
    }
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await stopped;
  const [type] = mimeType.split(';');
  return new File(parts, `90s-kid-clip.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type });
}

async function recordGif(
  { replayer, picture, progress, signal }: Clip,
  from: number,
  end: number,
): Promise<File> {
  const small = document.createElement('canvas');
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!picture.capture || !context) throw new Error('This picture cannot be recorded.');
  const every = ticksPerSecond / gifFrames;
  let gif: ReturnType<typeof createGif> | undefined;
  for (let tick = from; tick <= end; tick += every) {
    replayer.seek(tick);
    const frame = await picture.capture();
    signal.throwIfAborted();
    if (!gif) {
      small.width = gifWidth;
      small.height = Math.max(1, Math.round((gifWidth * frame.height) / frame.width));
      gif = createGif(small.width, small.height, 100 / gifFrames);
    }
    context.fillRect(0, 0, small.width, small.height);
    context.drawImage(frame, 0, 0, small.width, small.height);
    gif.add(context.getImageData(0, 0, small.width, small.height).data);
    progress((tick - from) / Math.max(1, end - from));
  }
  if (!gif) throw new Error('There is nothing to record.');
  return new File([gif.finish()], '90s-kid-clip.gif', { type: 'image/gif' });
}

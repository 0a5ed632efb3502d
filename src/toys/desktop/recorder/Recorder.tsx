import { useEffect, useMemo, useRef, useState } from 'react';
import { PushButton } from '../../retro/PushButton';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { FileBar } from '../FileBar';
import program from '../programs.module.css';
import { type EditorSpec, useDocument, useHold } from '../useDocument';
import { playSamples, type Recording, RecordingError, record } from './audioPorts';
import styles from './Recorder.module.css';
import {
  type Effect,
  effects,
  fromBase64,
  maxSeconds,
  rateOf,
  sampleRate,
  toBase64,
  toBytes,
  toSamples,
  withEffect,
} from './samples';

const editor: EditorSpec = {
  title: 'Sound Recorder',
  icon: 'mic',
  content: 'The sound',
  newName: 'Untitled.wav',
  fileType: 'sound',
};

const points = 160;

/** The waveform of a sound, as an SVG path of 160 by 60. */
function waveOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'M0 30H160';
  const each = bytes.length / points;
  let path = '';
  for (let x = 0; x < points; x += 1) {
    let [low, high] = [128, 128];
    for (let at = Math.floor(x * each); at < (x + 1) * each && at < bytes.length; at += 1) {
      low = Math.min(low, bytes[at]);
      high = Math.max(high, bytes[at]);
    }
    path += `M${x} ${30 - ((high - 128) / 128) * 29}V${30.5 - ((low - 128) / 128) * 29}`;
  }
  return path;
}

/**
 * Records from the microphone, once the visitor has pressed and allowed it, and plays the
 * recording.
 */
export function Recorder({ id: window, document: opened, readDraft }: AppProps) {
  const { say } = useDesktop();
  const { file, name, typed, setTyped, ...document } = useDocument(editor, { window, opened });
  const [text, setText] = useState(() => readDraft() ?? file?.text ?? '');
  /** The recordings that others have replaced, the newest last. */
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const bytes = useMemo(() => fromBase64(text), [text]);
  const wave = useMemo(() => waveOf(bytes), [bytes]);
  const [effect, setEffect] = useState<Effect>('plain');
  const [state, setState] = useState<'idle' | 'asking' | 'recording' | 'playing'>('idle');
  const [problem, setProblem] = useState('');
  const recording = useRef<Recording>(undefined);
  const stopPlaying = useRef<() => void>(undefined);
  const isGone = useRef(false);
  const unsaved = text !== (file?.text ?? '') || (typed !== undefined && typed !== file?.name);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recording.current?.cancel();
      stopPlaying.current?.();
    };
  }, []);

  const stop = async () => {
    stopPlaying.current?.();
    const running = recording.current;
    recording.current = undefined;
    if (!running) return;
    try {
      const samples = await running.stop();
      if (isGone.current) return;
      if (text !== '') setReplaced([...replaced, text]);
      setText(toBase64(toBytes(samples)));
      say('Recorded.');
    } catch (error) {
      setProblem(error instanceof RecordingError ? error.message : 'Nothing was recorded.');
    }
    setState('idle');
  };
  const latestStop = useRef(stop);
  useEffect(() => {
    latestStop.current = stop;
  });
  const begin = async () => {
    setProblem('');
    setState('asking');
    try {
      const begun = await record(() => void latestStop.current());
      if (isGone.current) return begun.cancel();
      recording.current = begun;
      setState('recording');
      say('Recording.');
    } catch (error) {
      setState('idle');
      setProblem(error instanceof RecordingError ? error.message : 'Nothing was recorded.');
    }
  };
  const play = async () => {
    setProblem('');
    setState('playing');
    const done = () => {
      stopPlaying.current = undefined;
      if (!isGone.current) setState('idle');
    };
    const samples = withEffect(toSamples(bytes), effect);
    const end = await playSamples(samples, rateOf[effect] ?? 1, done);
    if (!end) {
      done();
      setProblem('There is no sound in this browser now.');
    } else if (isGone.current) end();
    else stopPlaying.current = end;
  };

  /** The recordings go round, so that none is lost. */
  const bringBack = () => {
    const all = [text, ...replaced];
    setText(all.pop() ?? text);
    setReplaced(all);
  };

  const save = () => document.save(text);
  useHold(editor, { window, unsaved, name, save, draft: () => text });

  const seconds = (bytes.length / sampleRate).toFixed(1);
  const isRunning = state === 'recording' || state === 'playing';
  return (
    <div className={program.program}>
      <FileBar name={name} onName={setTyped}>
        <PushButton disabled={bytes.length === 0} onClick={save}>
          Save
        </PushButton>
      </FileBar>
      <div className={styles.recorder}>
        <svg viewBox="0 0 160 60" preserveAspectRatio="none" aria-hidden="true">
          <path d={wave} stroke="#00ff41" strokeWidth="1" />
        </svg>
        <p role="status">
          {problem ||
            {
              idle:
                bytes.length === 0
                  ? `Press Record, allow the microphone, and speak. The sound never leaves this machine. Recording stops after ${maxSeconds} seconds.`
                  : `${seconds} seconds`,
              asking: 'The browser asks whether this site may hear the microphone…',
              recording: 'Recording…',
              playing: 'Playing…',
            }[state]}
        </p>
        <div className={styles.keys}>
          <PushButton disabled={state !== 'idle'} onClick={() => void begin()}>
            ● Record
          </PushButton>
          <PushButton disabled={!isRunning} onClick={() => void stop()}>
            ■ Stop
          </PushButton>
          <PushButton disabled={state !== 'idle' || bytes.length === 0} onClick={() => void play()}>
            ▶ Play
          </PushButton>
          <select
            aria-label="Effect"
            value={effect}
            onChange={(event) => setEffect(event.target.value as Effect)}
          >
            {Object.entries(effects).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {replaced.length > 0 && (
            <PushButton disabled={state !== 'idle'} onClick={bringBack}>
              Bring back the last recording
            </PushButton>
          )}
        </div>
      </div>
      <p className={program.status}>
        <span>{file && !unsaved ? 'Saved' : 'Not saved yet'}</span>
        <span>8-bit, 8 kHz, mono</span>
      </p>
    </div>
  );
}

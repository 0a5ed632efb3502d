import { useEffect, useMemo, useRef, useState } from 'react';
import { PushButton } from '../../retro/PushButton';
import type { AppProps } from '../AppProps';
import { useDesktop } from '../DesktopContext';
import { longestName, type SaveAction, saved } from '../files';
import { newFileId } from '../newFileId';
import program from '../programs.module.css';
import { playSamples, type Recording, RecordingError, record } from './audioPorts';
import styles from './Recorder.module.css';
import {
  type Effect,
  effects,
  fromBase64,
  longestSeconds,
  rateOf,
  sampleRate,
  toBase64,
  toBytes,
  toSamples,
  withEffect,
} from './samples';

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
  const { files, changeFiles, commands, ask, say } = useDesktop();
  const [id] = useState(() => opened ?? newFileId());
  const file = files.find((one) => one.id === id);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? file?.name ?? 'Untitled.wav';
  const [text, setText] = useState(() => readDraft() ?? file?.text ?? '');
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

  /** @returns whether there was room for it */
  const save = (): boolean => {
    const action: SaveAction = { type: 'save', id, name, text, fileType: 'sound', now: Date.now() };
    if (!saved(files, action)) {
      ask({
        title: 'Sound Recorder',
        icon: 'mic',
        body: (
          <p>
            The disk is full: <b>{name}</b> was not saved. Throw something away and empty the
            Recycle Bin, then save again.
          </p>
        ),
        answers: [{ label: 'OK' }],
      });
      return false;
    }
    changeFiles(action);
    commands.setDocument(window, id);
    setTyped(undefined);
    say('Saved.');
    return true;
  };
  const held = useRef({ save, name, text });
  useEffect(() => {
    held.current = { save, name, text };
  });
  useEffect(() => {
    if (!unsaved) return;
    const close = () => commands.closeAnyway(window);
    const question = () =>
      ask({
        title: 'Sound Recorder',
        icon: 'mic',
        body: (
          <p>
            The sound <b>{held.current.name}</b> has changed. Do you want to save the changes?
          </p>
        ),
        answers: [
          {
            label: 'Yes',
            act: () => {
              if (held.current.save()) close();
            },
          },
          { label: 'No', act: close },
          { label: 'Cancel' },
        ],
      });
    commands.hold(window, question, () => held.current.text);
    return () => commands.hold(window, undefined);
  }, [unsaved, commands, window, ask]);

  const seconds = (bytes.length / sampleRate).toFixed(1);
  const isRunning = state === 'recording' || state === 'playing';
  return (
    <div className={program.program}>
      <div className={program.bar}>
        <input
          type="text"
          className={program.name}
          aria-label="File name"
          value={name}
          maxLength={longestName}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PushButton disabled={bytes.length === 0} onClick={save}>
          Save
        </PushButton>
      </div>
      <div className={styles.recorder}>
        <svg viewBox="0 0 160 60" preserveAspectRatio="none" aria-hidden="true">
          <path d={wave} stroke="#00ff41" strokeWidth="1" />
        </svg>
        <p role="status">
          {problem ||
            {
              idle:
                bytes.length === 0
                  ? `Press Record, allow the microphone, and speak. It never leaves this machine, and stops after ${longestSeconds} seconds.`
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
        </div>
      </div>
      <p className={program.status}>
        <span>{file && !unsaved ? 'Saved' : 'Not saved yet'}</span>
        <span>8-bit, 8 kHz, mono</span>
      </p>
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Emoji } from '../../components/Emoji';
import { useCopied } from '../../components/useCopied';
import { embeddedKey } from '../../content/embeddedKey';
import { stickers } from '../../content/stickers';
import { addressOfState, roomState } from '../../lib/addresses';
import type { Room } from '../../services/chat/ChatMessage';
import { createRoom } from '../../services/chat/rooms';
import styles from './Attachment.module.css';
import { DrawingPicture } from './AttachmentView';
import { maxInk, paper, pens, runMessage, type Stroke, writeDrawing } from './attachments';
import type { Extra } from './Extra';
import { emoticons } from './emoticons';

type Props = Readonly<{
  extra: Extra | undefined;
  name: string;
  room: Room;
  onSend: (message: string) => void;
  onRoom: (key: string) => void;
  onClose: () => void;
}>;

const titles: Readonly<Record<Extra, string>> = {
  invite: 'Invite a friend',
  drawing: 'Draw something',
  sticker: 'Send a sticker',
  run: 'Send a run',
  webcam: 'Webcam',
  audio: 'Audio',
  help: 'Help',
};

/** The window of a large button. */
export function ExtrasDialog(props: Props) {
  const { extra, onSend, onClose } = props;
  const send = (message: string) => {
    onSend(message);
    onClose();
  };
  return (
    <Dialog open={extra !== undefined} onClose={onClose} title={extra && titles[extra]} tone="cyan">
      <div className={styles.sheet}>
        {extra === 'invite' && <Invite {...props} />}
        {extra === 'drawing' && <Drawing onSend={send} />}
        {extra === 'run' && <RunLink onSend={send} />}
        {extra === 'help' && <Help />}
        {extra === 'sticker' && (
          <div className={styles.stickers}>
            {Object.entries(stickers).map(([id, [symbol, called]]) => (
              <button
                key={id}
                type="button"
                aria-label={called}
                title={called}
                onClick={() => send(`(sticker:${id})`)}
              >
                <Emoji symbol={symbol} />
              </button>
            ))}
          </div>
        )}
        {extra === 'webcam' && (
          <>
            <p>
              <b>No camera was found on your computer.</b> Please ask your dad to bring the one from
              work, plug it in at the back, and start the computer twice.
            </p>
            <p>
              This room has words, winks and drawings. It never asks for your camera, and nobody
              here can see you.
            </p>
            <Button onClick={onClose}>Comb hair anyway</Button>
          </>
        )}
        {extra === 'audio' && (
          <>
            <p>
              <b>The modem has the line.</b> One telephone line carries a chat or a voice, and your
              mum is expecting a call.
            </p>
            <p>This room never asks for your microphone. Say it with a nudge.</p>
            <Button onClick={onClose}>Put the phone down</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Invite({ name, room, onRoom, onClose }: Props) {
  const [made, setMade] = useState(room.key === undefined ? undefined : room);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const { copied, copy } = useCopied();
  if (made?.key === undefined) {
    const make = async () => {
      setBusy(true);
      const outcome = await createRoom(embeddedKey, name);
      setBusy(false);
      if ('room' in outcome) setMade(outcome.room);
      else setRefusal(outcome.refusal);
    };
    return (
      <>
        <p>
          A private room has a link that nobody can guess. Whoever has the link can come in and read
          what is said, so send it to friends only.
        </p>
        <Button disabled={busy} onClick={() => void make()}>
          {busy ? 'Building the room…' : 'Make a private room'}
        </Button>
        <p role="status">{refusal}</p>
      </>
    );
  }
  const { key } = made;
  const link = location.origin + addressOfState(roomState, key);
  return (
    <>
      <label>
        The link of this room
        <input className={styles.link} readOnly value={link} onFocus={(e) => e.target.select()} />
      </label>
      <div className={styles.row}>
        <Button onClick={() => void copy(link)}>{copied ? 'Copied' : 'Copy the link'}</Button>
        {key !== room.key && (
          <Button
            tone="lime"
            onClick={() => {
              onClose();
              onRoom(key);
            }}
          >
            Go in
          </Button>
        )}
      </div>
      <p>A room in which nobody writes for a month is deleted.</p>
    </>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));

/** A sheet of paper and six felt pens; the arrow keys move the pen, and Space lays it down. */
function Drawing({ onSend }: Readonly<{ onSend: (message: string) => void }>) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [colour, setColour] = useState(0);
  const [isDown, setDown] = useState(false);
  const [pen, setPen] = useState<readonly [number, number]>([64, 48]);
  const left = maxInk - writeDrawing(strokes).length;

  const begin = (point: readonly [number, number]) => {
    if (left < 8) return;
    setStrokes([...strokes, { colour, points: [point] }]);
    setDown(true);
    setPen(point);
  };
  const draw = (point: readonly [number, number]) => {
    setPen(point);
    const last = strokes.at(-1);
    if (!isDown || !last) return;
    const next = [...strokes.slice(0, -1), { ...last, points: [...last.points, point] }];
    if (writeDrawing(next).length <= maxInk) setStrokes(next);
  };
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const at = new DOMPoint(clientX, clientY).matrixTransform(
      currentTarget.getScreenCTM()?.inverse(),
    );
    return [clamp(at.x, paper.width), clamp(at.y, paper.height)] as const;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step) draw([clamp(pen[0] + step[0], paper.width), clamp(pen[1] + step[1], paper.height)]);
    else if (event.key !== ' ') return;
    else if (isDown) setDown(false);
    else begin(pen);
    event.preventDefault();
  };
  return (
    <>
      <svg
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="application"
        aria-label="Paper. Arrow keys move the pen, Space puts it down and lifts it."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one draws on it by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          begin(pointOf(event));
        }}
        onPointerMove={(event) => {
          if (isDown && event.buttons !== 0) draw(pointOf(event));
        }}
        onPointerUp={() => setDown(false)}
        onPointerCancel={() => setDown(false)}
      >
        <DrawingPicture strokes={strokes} />
        <circle cx={pen[0]} cy={pen[1]} r="2" fill="none" stroke="#5d7176" strokeWidth=".6" />
      </svg>
      <fieldset className={styles.row} aria-label="Felt pen">
        {pens.map((each, index) => (
          <button
            key={each}
            type="button"
            aria-pressed={index === colour}
            aria-label={['Black', 'Pink', 'Blue', 'Green', 'Orange', 'Purple'][index]}
            className={styles.pen}
            style={{ background: each }}
            onClick={() => setColour(index)}
          />
        ))}
      </fieldset>
      <p role="status">
        {left < 8
          ? 'The pen is dry: this is all that fits.'
          : `Ink: ${Math.ceil((left / maxInk) * 100)} %`}
      </p>
      <div className={styles.row}>
        <Button
          disabled={strokes.length === 0}
          onClick={() => onSend(`(drawing:${writeDrawing(strokes)})`)}
        >
          Send
        </Button>
        <Button
          tone="yellow"
          disabled={strokes.length === 0}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        >
          Undo
        </Button>
      </div>
    </>
  );
}

function RunLink({ onSend }: Readonly<{ onSend: (message: string) => void }>) {
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState('');
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        const outcome = runMessage(pasted);
        if ('message' in outcome) onSend(outcome.message);
        else setRefusal(outcome.refusal);
      }}
    >
      <label>
        The link of a run
        <input
          className={styles.link}
          value={pasted}
          placeholder="https://…/run#…"
          autoComplete="off"
          onChange={(event) => {
            setPasted(event.target.value.slice(0, 20_000));
            setRefusal('');
          }}
        />
      </label>
      <p role="status">{refusal}</p>
      <Button type="submit" disabled={pasted.trim() === ''}>
        Send
      </Button>
    </form>
  );
}

function Help() {
  return (
    <>
      <p>
        Enter sends, and Shift and Enter begin a new line. A nudge shakes the others’ windows, and a
        wink fills their screens. The flag beside a line mutes or reports who wrote it.
      </p>
      <p>
        <b>Invite</b> makes a private room for whoever has its link. <b>Games</b> asks whoever is
        here to play. Everything else that is said here can be read by everybody, and is kept for
        thirty days.
      </p>
      <p>
        These become pictures:{' '}
        {emoticons.map(({ name, codes }) => `${codes[0]} ${name.toLowerCase()}`).join(', ')}.
      </p>
    </>
  );
}

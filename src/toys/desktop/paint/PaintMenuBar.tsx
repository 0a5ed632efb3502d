import { MenuBar, type MenuSpec } from '../../retro/MenuBar';
import type { Easel } from './Easel';
import { flip, invert } from './effects';
import { zoomBy, zooms } from './usePaintPointer';

/** Sizes of a new picture in pixels. */
const pictureSizes = [
  [320, 240],
  [640, 480],
  [800, 600],
  [1024, 768],
] as const;

type Status = Readonly<{
  canUndo: boolean;
  canRedo: boolean;
  isChosen: boolean;
  canPaste: boolean;
  width: number;
  height: number;
  zoom: number;
}>;

type Acts = Readonly<{
  newWindow: () => void;
  open: () => void;
  save: () => void;
  takeIn: () => void;
  takeOut: () => void;
  wallpaper: (placing: 'tile' | 'centre') => void;
  cut: () => void;
  copy: () => void;
  paste: () => void;
  clear: () => void;
  selectAll: () => void;
  crop: () => void;
  clearPicture: () => void;
  zoomTo: (zoom: number) => void;
}>;

function menusOf(easel: () => Easel | undefined, state: Status, acts: Acts): readonly MenuSpec[] {
  const { canUndo, canRedo, isChosen, canPaste, width, height, zoom } = state;
  return [
    {
      label: 'File',
      items: [
        { label: 'New Window', act: acts.newWindow },
        { label: 'Open…', act: acts.open },
        { label: 'Save', act: acts.save },
        'line',
        { label: 'Import a PNG…', act: acts.takeIn },
        { label: 'Export as PNG', act: acts.takeOut },
        'line',
        { label: 'As Wallpaper, Tiled', act: () => acts.wallpaper('tile') },
        { label: 'As Wallpaper, Centred', act: () => acts.wallpaper('centre') },
      ],
    },
    {
      label: 'Edit',
      items: [
        { label: 'Undo', off: !canUndo, act: () => easel()?.undo() },
        { label: 'Redo', off: !canRedo, act: () => easel()?.redo() },
        'line',
        { label: 'Cut', off: !isChosen, act: acts.cut },
        { label: 'Copy', off: !isChosen, act: acts.copy },
        { label: 'Paste', off: !canPaste, act: acts.paste },
        { label: 'Clear Selection', off: !isChosen, act: acts.clear },
        { label: 'Select All', act: acts.selectAll },
      ],
    },
    {
      label: 'Image',
      items: [
        { label: 'Flip across', act: () => easel()?.redraw((picture) => flip(picture, true)) },
        { label: 'Flip down', act: () => easel()?.redraw((picture) => flip(picture, false)) },
        { label: 'Invert Colours', act: () => easel()?.redraw(invert) },
        { label: 'Crop to Selection', off: !isChosen, act: acts.crop },
        { label: 'Clear Picture', act: acts.clearPicture },
        'line',
        ...pictureSizes.map(([wide, high]) => ({
          label: `${wide} by ${high}`,
          checked: wide === width && high === height,
          act: () => easel()?.resize(wide, high),
        })),
      ],
    },
    {
      label: 'View',
      items: [
        { label: 'Larger', off: zoom === zooms.at(-1), act: () => acts.zoomTo(zoomBy(zoom, 1)) },
        { label: 'Smaller', off: zoom === zooms[0], act: () => acts.zoomTo(zoomBy(zoom, -1)) },
        'line',
        ...zooms.map((one) => ({
          label: `${one}00 %`,
          checked: one === zoom,
          act: () => acts.zoomTo(one),
        })),
      ],
    },
  ];
}

type Props = Readonly<{
  /** Gives the picture at the time of a press. */
  easel: () => Easel | undefined;
  status: Status;
  acts: Acts;
}>;

/** Paint's menus. */
export function PaintMenuBar({ easel, status, acts }: Props) {
  return <MenuBar label="Paint" menus={menusOf(easel, status, acts)} />;
}

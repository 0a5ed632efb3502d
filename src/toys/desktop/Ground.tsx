import { useDesktop } from './DesktopContext';
import { FileIcons } from './FileIcons';
import { desktopFolder } from './files';
import { Icon } from './icons';
import type { Point } from './memory';
import { type Sort, sortFiles } from './sortFiles';
import { iconOf, useFolderIcons } from './useFolderIcons';

type Props = Readonly<{
  places: Readonly<Record<string, Point>>;
  onPlace: (places: Readonly<Record<string, Point>>) => void;
}>;

/** The desktop's background: its icons, their positions, and its menu. */
export function Ground({ places, onPlace }: Props) {
  const { files, changeFiles, commands, showMenu } = useDesktop();
  const { file, setRenaming, create, icons } = useFolderIcons(desktopFolder);
  const here = file.inFolder(desktopFolder);
  const binned = files.filter((one) => one.binned);

  const begin = (type: 'text' | 'folder') => {
    const id = create(type);
    if (id !== undefined) setRenaming(id);
  };
  const open = (id: string) => {
    if (id === 'computer' || id === 'bin') commands.open(id);
    else file.open(id);
  };
  /** Arranges the icons in rows again, sorted. */
  const arrange = (sort: Sort) => {
    const sorted = sortFiles(here, sort);
    const inOrder = new Set(sorted);
    changeFiles({ type: 'take', files: [...sorted, ...files.filter((one) => !inOrder.has(one))] });
    onPlace({});
  };
  const emptyBin = {
    label: 'Empty Recycle Bin',
    off: binned.length === 0,
    act: file.emptyBin,
  };

  return (
    <FileIcons
      {...icons}
      label="Desktop icons"
      layout="ground"
      places={places}
      onPlace={onPlace}
      icons={[
        {
          id: 'computer',
          label: 'My Computer',
          icon: <Icon name="computer" size={32} />,
          isFixed: true,
        },
        {
          id: 'bin',
          label: 'Recycle Bin',
          icon: <Icon name={binned.length > 0 ? 'binFull' : 'binEmpty'} size={32} />,
          isFixed: true,
          drop: 'bin',
        },
        ...here.map(iconOf),
      ]}
      onOpen={open}
      onMenu={(ids, event) => {
        event.preventDefault();
        event.stopPropagation();
        const { clientX: x, clientY: y } = event;
        const [one] = ids;
        if (one === 'computer' || one === 'bin') {
          showMenu({
            label: one === 'bin' ? 'Recycle Bin' : 'My Computer',
            x,
            y,
            items: [
              { label: 'Open', act: () => open(one) },
              ...(one === 'bin'
                ? [emptyBin]
                : [
                    { label: 'Find…', act: () => commands.open('find') },
                    { label: 'Properties', act: () => commands.open('control') },
                  ]),
            ],
          });
        } else if (ids.length > 0) showMenu(file.menuFor(ids, x, y, setRenaming));
        else {
          showMenu({
            label: 'Desktop',
            x,
            y,
            items: [
              { label: 'New Folder', act: () => begin('folder') },
              { label: 'New Text Document', act: () => begin('text') },
              { label: 'Paste', off: !file.canPaste, act: () => file.paste(desktopFolder) },
              'line',
              { label: 'Arrange by Name', act: () => arrange('name') },
              { label: 'Arrange by Type', act: () => arrange('type') },
              { label: 'Arrange by Date', act: () => arrange('date') },
              { label: 'Line up Icons', act: () => onPlace({}) },
              'line',
              { label: 'Properties', act: () => commands.open('display') },
            ],
          });
        }
      }}
    />
  );
}

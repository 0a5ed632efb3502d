import { pictureOf } from './pictureOf';

type Props = Readonly<{ id: string; className?: string | undefined }>;

/** The drawing of a card's object, beside its name. It loads when it comes near the viewport. */
export function ObjectPicture({ id, className }: Props) {
  return (
    <img
      className={className}
      src={pictureOf(id)}
      alt=""
      width={100}
      height={100}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

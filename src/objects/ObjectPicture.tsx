import { pictureOf } from '../lib/objectPicture';

type Props = Readonly<{
  /** The address of the object's card, such as `/toys#yo-yo`. */
  card: string;
  className?: string | undefined;
}>;

/** The drawing of a card's object, beside its name. It loads when it comes near the viewport. */
export function ObjectPicture({ card, className }: Props) {
  return (
    <img
      className={className}
      src={pictureOf(card)}
      alt=""
      width={100}
      height={100}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

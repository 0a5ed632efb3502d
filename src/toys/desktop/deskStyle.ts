import type { CSSProperties } from 'react';
import { type Look, schemes } from './look';

/** The custom properties of a desktop's colours. */
export function deskStyle({ scheme }: Look): CSSProperties {
  const { desk, title, idle, face, light, shade } = schemes[scheme];
  return {
    '--desk': desk,
    '--navy': title,
    '--idle': idle,
    '--face': face,
    '--light': light,
    '--shade': shade,
  } as CSSProperties;
}

import { memo } from 'react';
import { type Card, isRed, rankOf, suitOf } from '../rules/cards';
import styles from './CardFace.module.css';
import { courts, inkOf, pipsOf, rankSigns, suitPaths } from './faces';

const pipScale = { ace: 3, number: 1.25 } as const;

/** A card's face, drawn by us. */
export const CardFace = memo(function CardFace({ card }: Readonly<{ card: Card }>) {
  const rank = rankOf(card);
  const suit = suitPaths[suitOf(card)];
  const court = courts[rank - 10];
  const scale = rank === 0 ? pipScale.ace : pipScale.number;
  const sign = rankSigns[rank];
  return (
    <span className={styles.face} data-red={isRed(card) ? '' : undefined}>
      <svg viewBox="0 0 63 88" fill={inkOf(isRed(card))} aria-hidden="true">
        <g className={styles.pips}>
          {[0, 180].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn} 31.5 44) translate(3.2 15) scale(.9)`}
              d={suit}
            />
          ))}
          {pipsOf(rank).map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              d={suit}
              transform={
                y > 44
                  ? `translate(${x + 5 * scale} ${y + 5 * scale}) scale(${-scale})`
                  : `translate(${x - 5 * scale} ${y - 5 * scale}) scale(${scale})`
              }
            />
          ))}
          {court && (
            <>
              <path d="M13.500 5h36v78h-36z" fill="#fff7df" stroke="#00007a" />
              {[0, 180].map((turn) => (
                <g key={turn} transform={`rotate(${turn} 31.5 44)`}>
                  {court.map(([fill, path]) => (
                    <path key={path} fill={fill} d={path} />
                  ))}
                  <path transform="translate(15 7) scale(.8)" d={suit} />
                </g>
              ))}
              <path d="M13.500 44h36" stroke="#00007a" strokeWidth="1.500" />
            </>
          )}
        </g>
        <g className={styles.plain}>
          <path transform="translate(40 4) scale(1.8)" d={suit} />
          <path transform="translate(11 38) scale(4.1)" d={suit} />
        </g>
      </svg>
      {/* The ranks are drawn as paths: the card's accessible name says them in words. */}
      <i data-sign={sign} />
      <i data-sign={sign} />
    </span>
  );
});
